# Quest en français : les noms, ce que disent les cartes, et pourquoi quelque chose ne se peut.

## The game on the front page

quest-name = Prophétie : la quête des guildes
quest-lead = Parcourez l’anneau des vingt terres, battez ce que vous rencontrez, et tenez le premier les sceaux des cinq guildes.
quest-goal = Tenez le premier les certificats des cinq guildes.
quest-cards = Toutes les cartes

## Cases

space-village = Village
space-mountains-1 = Montagnes du Village
space-magic-tower = Tour magique
space-forest-3 = Forêt de la Tour magique
space-plains-4 = Plaines du port de l’est
space-forest-5 = Forêt du Monastère
space-monastery = Monastère
space-city = Ville
space-plains-8 = Plaines de la Ville
space-mountains-9 = Montagnes de la Forteresse
space-fortress = Forteresse
space-plains-11 = Plaines du port du sud
space-enchanted-wilderness = Désert enchanté
space-forest-13 = Forêt du Camp
space-forest-camp = Camp de la forêt
space-mountains-15 = Montagnes du port de l’ouest
space-plains-16 = Plaines de l’ouest
space-forest-17 = Forêt des Voleurs
space-thieves-guild = Guilde des voleurs
space-plains-19 = Plaines du Village
space-village-text = Achats et ventes. Taverne, une fois par tour : 1 or guérit 1 PS et recharge 1 PM.
space-magic-tower-text = 1 or recharge jusqu’à 2 PM, autant de fois que voulu.
space-monastery-text = Guérison de 1 PS, gratuite, une fois par tour.
space-city-text = Achats et ventes. Au lieu de se déplacer, une fois par tour : 1 PM contre 2 or.
space-fortress-text = Au lieu de se déplacer, une fois par tour : 1 PS contre 2 PE.
space-enchanted-wilderness-text = Recharge de 3 PM au plus, gratuite, une fois par tour.
space-forest-camp-text = 1 or guérit 1 PS, autant de fois que voulu.
space-thieves-guild-text = Au lieu de se déplacer, une fois par tour : 1 PS contre 3 or.

## Personnages

character-mercenary = Mercenaire
character-scout = Éclaireur
character-ranger = Rôdeuse
character-spellblade = Lame-sortilège
character-paladin = Paladin
character-illusionist = Illusionniste
character-wandering-monk = Moine errant
character-mystic = Mystique
character-druid = Druide
character-enchantress = Enchanteresse

## Cartes chance

chance-mountains = Montagnes
chance-mountains-text = Une carte aventure face cachée sur chaque case de Montagnes libre.
chance-forest = Forêt
chance-forest-text = Une carte aventure face cachée sur chaque case de Forêt libre.
chance-plains = Plaines
chance-plains-text = Une carte aventure face cachée sur chaque case de Plaines libre.
chance-city-merchant = Négociant de la ville
chance-city-merchant-text = Nouvelles marchandises à la Ville : 2 objets rares.
chance-tradesman = Marchand
chance-tradesman-text = Nouvelles marchandises au Village : 3 objets communs.
chance-refreshing-wind = Vent régénérateur
chance-refreshing-wind-text = Qui l’a piochée guérit jusqu’à 2 PS, les autres 1.
chance-magical-breeze = Brise magique
chance-magical-breeze-text = Qui l’a piochée recharge jusqu’à 4 PM, les autres 2.
chance-kindly-wind = Vent bienfaisant
chance-kindly-wind-text = Chacun guérit 1 PS et recharge 2 PM.
chance-good-times = Bonnes périodes
chance-good-times-text = Qui l’a piochée prend 4 or, les autres 2.
chance-charity = Charité
chance-charity-text = Le moins d’or : 3 or. Le moins de PS : 1 guéri. Le moins de PM : 2 rechargés. Tous les ex æquo en profitent.
chance-peaceful-times = Périodes paisibles
chance-peaceful-times-text = Qui l’a piochée joue un autre tour après celui-ci, sans carte chance.
chance-economic-crisis = Crise économique
chance-economic-crisis-text = Chacun perd la moitié de son or, perte arrondie par défaut.

## Créatures

card-rat = Rat
card-giant-rat = Rat géant
card-giant-rat-text = Trésor : 1 or.
card-lone-wolf = Loup solitaire
card-lone-wolf-text = Trésor : 1 or.
card-pack-of-wolves = Meute de loups
card-pack-of-wolves-text = Trésor : 3 or.
card-bear = Ours
card-bear-text = Trésor : 3 or.
card-poisonous-snake = Serpent venimeux
card-poisonous-snake-text = Défaite : 2 PS.
card-giant-scorpion = Scorpion géant
card-giant-scorpion-text = Défaite : 1 PS et 1 PM.
card-horde-of-bats = Nuée de chauves-souris
card-noble-lion = Noble lion
card-noble-lion-text = ? Vous pouvez refuser le combat ; le lion reste. Trésor : +1 force.
card-giant-spider = Araignée géante
card-giant-spider-text = ! Toile : qui veut quitter cette case lance d’abord un dé ; de 1 à 3, il reste et combat. Trésor : un objet rare.
card-thug = Brute
card-thug-text = ! À mains nues : aucune expérience si une arme ou un bouclier sert. Trésor : 2 or.
card-highwayman = Bandit de grand chemin
card-highwayman-text = Trésor : 3 or. Défaite : un objet de votre choix ; sans objet, 1 PS.
card-old-pirate = Vieux pirate
card-old-pirate-text = Trésor : 3 or.
card-band-of-brigands = Bande de brigands
card-band-of-brigands-text = Trésor : 4 or. Défaite : la moitié de votre or, arrondie par excès ; sans or, 1 PS.
card-steppe-raiders = Pillards des steppes
card-steppe-raiders-text = ! Force 4 en Plaines. Trésor : un objet commun.
card-escaped-murderer = Meurtrier en fuite
card-escaped-murderer-text = ? Le prendre vivant : combattez à −2 ; une victoire rapporte 4 or de plus. Trésor : 2 or.
card-swordswoman = Bretteuse
card-swordswoman-text = ! L’expérience est votre marge de victoire, 5 au plus.
card-angry-mob = Foule en colère
card-rock-giant = Géant de pierre
card-rock-giant-text = ! Force 7 en Montagnes. Trésor : un objet commun. Défaite : 1 PS et 2 PM.
card-dark-apprentice = Apprenti ténébreux
card-dark-apprentice-text = Trésor : un objet commun.
card-dark-wizard = Sorcier ténébreux
card-dark-wizard-text = Trésor : un objet rare. Défaite : 1 PS et 1 PM.
card-mine-gnome = Gnome des mines
card-mine-gnome-text = Trésor : 2 or, 4 en Montagnes.
card-undead-warrior = Guerrier mort-vivant
card-undead-warrior-text = Trésor : un objet commun.
card-band-of-zombies = Bande de zombies
card-band-of-zombies-text = Trésor : 1 or.
card-ghost = Fantôme
card-ghost-text = Trésor : 3 or.
card-lost-soul = Âme perdue
card-lost-soul-text = Trésor : 2 PM rechargés.
card-ghostly-spirits = Esprits fantomatiques
card-ghostly-spirits-text = ! Aucun bonus des objets tenus ou portés ne compte dans ce combat ; celui d’une potion, si.
card-skeletal-wizard = Sorcier squelette
card-skeletal-wizard-text = ? Pour 2 PM, vous en faites un combat de force. Trésor : un objet commun.
card-mummy = Momie
card-mummy-text = Trésor : un objet rare. ! Qui la bat est maudit : −1 au premier dé du combat suivant.
card-headless-knight = Chevalier sans tête
card-headless-knight-text = Trésor : vaincu par la force, +1 puissance mentale ; par la puissance mentale, +1 force.
card-vampire = Vampire
card-vampire-text = ! Gagnez un combat de puissance mentale, puis de force, en un seul combat. Trésor : un objet rare. Défaite : 1 PS et 1 PM.
card-golem-guardian = Golem gardien
card-golem-guardian-text = ! Peau de pierre : l’arme utilisée est endommagée, quel que soit le résultat. Trésor : dé 1 à 4, un objet commun ; 5 ou 6, un rare.
card-flock-of-harpies = Volée de harpies
card-flock-of-harpies-text = Trésor : +1 puissance mentale.
card-imp = Diablotin
card-imp-text = Défaite : 2 PM.
card-succubus = Succube
card-succubus-text = Défaite : 1 PS et 1 PM.
card-incubus = Incube
card-incubus-text = Défaite : 1 PS et 1 PM.
card-alter-ego = Alter ego
card-alter-ego-text = ! Sa force est le double de votre santé.

## Opportunités

card-alchemist = Alchimiste
card-alchemist-text = 4 or : rendez 1 cube rouge contre 1 bleu, ou l’inverse.
card-ancient-scroll = Parchemin ancien
card-ancient-scroll-text = Avec une puissance mentale de 5 ou plus : +3 PE.
card-black-market = Marché noir
card-black-market-text = 5 or : piochez 4 objets communs et 2 rares, gardez-en 1.
card-black-well = Puits noir
card-black-well-text = Avec 4 PM ou plus : perdez toute votre magie ; +1 force.
card-cleansing-fire = Feu purificateur
card-cleansing-fire-text = 2 PS : +1 puissance mentale.
card-clover-meadow = Pré aux trèfles
card-clover-meadow-text = Gardez un trèfle : votre dé de combat vaut 2 quand il donne 1.
card-collector = Collectionneur
card-collector-text = Le double de son prix en or pour un objet intact.
card-deserted-shack = Cabane abandonnée
card-deserted-shack-text = Un objet commun.
card-dryad = Dryade
card-dryad-text = Guérit 2 PS ; en Forêt, guérit tous les PS et recharge 2 PM.
card-enchanted-flower = Fleur enchantée
card-enchanted-flower-text = Guérit tous les PS.
card-exotic-merchant = Marchand exotique
card-exotic-merchant-text = 8 or : +1 force.
card-forgotten-chapel = Chapelle oubliée
card-forgotten-chapel-text = Gardez une bénédiction : +2 au premier dé d’un combat de votre choix.
card-gem-mine = Mine de gemmes
card-gem-mine-text = Autant d’or que vos cubes de force ; le double en Montagnes.
card-glass-mountain = Montagne de verre
card-glass-mountain-text = 4 PS : +2 puissance mentale.
card-golden-fish = Poisson d’or
card-golden-fish-text = Un souhait : tout guérir, ou tout recharger, ou 4 or, ou 3 PE.
card-hermit = Ermite
card-hermit-text = +2 PE ; +4 si personne n’a moins de certificats que vous.
card-leprechaun = Lutin
card-leprechaun-text = Autant d’or que vos cubes de puissance mentale ; le double en Forêt.
card-magic-stone = Pierre magique
card-magic-stone-text = Recharge tous les PM.
card-master-wizard = Maître sorcier
card-master-wizard-text = 2 or : allez aussitôt sur une autre case ; profitez de ce qu’elle offre, sans y rencontrer de carte.
card-mysterious-old-man = Vieil homme mystérieux
card-mysterious-old-man-text = Dé 1 à 3 : +3 PE ; 4 à 6 : un objet commun.
card-old-veteran = Vieux vétéran
card-old-veteran-text = 2 or : +3 PE.
card-ruin = Ruine
card-ruin-text = Dé 1 : perdez 1 PS ; 2 ou 3 : 2 or ; 4 ou 5 : un objet commun ; 6 : un objet rare.
card-strongman = Hercule de foire
card-strongman-text = 5 PE : +1 force.
card-travelling-apothecary = Apothicaire ambulant
card-travelling-apothecary-text = 1 or chaque fois : guérit 1 PS ou recharge 2 PM, autant de fois que payé.
card-wiseman = Sage
card-wiseman-text = 5 PE : +1 puissance mentale.

## Objets communs

item-dagger = Dague
item-javelin = Javelot
item-axe = Hache
item-hammer = Marteau
item-rapier = Rapière
item-cutlass = Sabre d’abordage
item-spear = Lance
item-boomerang = Boomerang
item-boomerang-text = Lancé, il n’est pas endommagé si le jet est gagné.
item-sword = Épée
item-war-axe = Hache de guerre
item-war-hammer = Marteau de guerre
item-cedar-staff = Bâton de cèdre
item-oaken-staff = Bâton de chêne
item-wooden-shield = Bouclier de bois
item-wooden-shield-text = Endommagez-le pour annuler 1 PS perdu dans un combat de force.
item-large-wooden-shield = Grand bouclier de bois
item-large-wooden-shield-text = Endommagez-le pour annuler 1 PS perdu dans un combat de force.
item-cape = Cape
item-cape-text = Une fois par combat, la créature lance deux dés et garde le plus faible.
item-mahogany-wand = Baguette d’acajou
item-ivory-wand = Baguette d’ivoire
item-ivory-wand-text = Engager un combat de puissance mentale vous coûte 1 PM de moins.
item-ruby-circlet = Diadème de rubis
item-potion-of-healing = Potion de guérison
item-potion-of-healing-text = Guérit 2 PS.
item-potion-of-greater-healing = Grande potion de guérison
item-potion-of-greater-healing-text = Guérit 4 PS.
item-potion-of-magic = Potion de magie
item-potion-of-magic-text = Recharge 3 PM.
item-potion-of-greater-magic = Grande potion de magie
item-potion-of-greater-magic-text = Recharge 6 PM.
item-potion-of-regeneration = Potion de régénération
item-potion-of-regeneration-text = Guérit 1 PS, recharge 2 PM.
item-potion-of-greater-regeneration = Grande potion de régénération
item-potion-of-greater-regeneration-text = Guérit 3 PS, recharge 3 PM.
item-potion-of-strength = Potion de force
item-potion-of-strength-text = +2 force jusqu’à la fin de votre tour.
item-potion-of-concentration = Potion de concentration
item-potion-of-concentration-text = +2 puissance mentale jusqu’à la fin de votre tour.
item-scroll-of-teleportation = Parchemin de téléportation
item-scroll-of-teleportation-text = Au lieu de vous déplacer : allez sur une autre case et rencontrez-la normalement.
item-scroll-of-stealing = Parchemin de vol
item-scroll-of-stealing-text = À la Ville ou au Village : prenez un objet commun en vente, sans payer.
item-scroll-of-decay = Parchemin de déchéance
item-scroll-of-decay-text = Avant un combat : la créature y a −2 force et −2 puissance mentale.
item-scroll-of-destruction = Parchemin de destruction
item-scroll-of-destruction-text = Défaussez la créature de votre case : ni expérience, ni trésor.
item-scroll-of-altered-reality = Parchemin de réalité altérée
item-scroll-of-altered-reality-text = Choisissez un terrain : ses cartes sont défaussées, et chaque case en reçoit une nouvelle, face cachée.
item-scroll-of-deep-prayer = Parchemin de prière profonde
item-scroll-of-deep-prayer-text = Avant un combat : à chacun de ses jets, lancez deux dés et gardez le meilleur.
item-philosophers-stone-scroll = Parchemin de la pierre philosophale
item-philosophers-stone-scroll-text = Échangez jusqu’à 5 or contre autant de PE, ou l’inverse.
item-letter-of-recommendation = Lettre de recommandation
item-letter-of-recommendation-text = Défaussez-la en achetant un certificat : il ne coûte pas d’or.

## Objets rares

item-great-sword = Grande épée
item-berserkers-axe = Hache du berserker
item-berserkers-axe-text = Un combat perdu coûte 1 PS de plus.
item-radiant-scythe = Faux radieuse
item-sword-of-smiting = Épée du châtiment
item-thors-hammer = Marteau de Thor
item-thors-hammer-text = Lancé, il n’est pas endommagé si votre dé donne 4 à 6.
item-black-spear = Lance noire
item-mace-of-the-dark-gods = Masse des dieux sombres
item-mace-of-the-dark-gods-text = Avant un combat, payez 1 PS et 1 PM : +3 force de plus.
item-ritual-dagger = Dague rituelle
item-ritual-dagger-text = Des PS peuvent être payés à la place des PM pour engager un combat de puissance mentale.
item-flaming-staff = Bâton de flammes
item-staff-of-the-archmagi = Bâton des archimages
item-knights-shield = Bouclier du chevalier
item-knights-shield-text = Endommagez-le pour changer un jet de force perdu en match nul.
item-spiked-shield = Bouclier à pointes
item-spiked-shield-text = +1 PE quand vous gagnez un combat de force de 3 ou plus.
item-radiant-shield = Bouclier radieux
item-crystal-skull = Crâne de cristal
item-crystal-skull-text = Une fois par tour, recharge 1 PM après un combat de puissance mentale gagné.
item-crown-of-power = Couronne de pouvoir
item-gauntlets-of-strength = Gantelets de force
item-ring-of-concentration = Anneau de concentration
item-ring-of-magical-forces = Anneau des forces magiques
item-ring-of-magical-forces-text = Une fois par manche, engager un combat de puissance mentale coûte 1 PM de moins.
item-rangers-boots = Bottes du rôdeur
item-rangers-boots-text = Marchez jusqu’à deux cases sans payer.
item-flying-carpet = Tapis volant
item-flying-carpet-text = Votre déplacement : payez 1 or, allez sur une autre case.
item-elixir-of-youth = Élixir de jouvence
item-elixir-of-youth-text = +1 force.
item-elixir-of-wisdom = Élixir de sagesse
item-elixir-of-wisdom-text = +1 puissance mentale.
item-potion-of-rebirth = Potion de renaissance
item-potion-of-rebirth-text = Guérit et recharge tout ; peut être bue au moment de mourir pour rester en vie.
item-scroll-of-divine-will = Parchemin de volonté divine
item-scroll-of-divine-will-text = Dans un jet, votre dé donne 6 et celui de la créature 2.
item-scroll-of-wishes = Parchemin des souhaits
item-scroll-of-wishes-text = Choisissez : +1 force, +1 puissance mentale, 8 or ou 5 PE.
item-time-spiral-scroll = Parchemin de la spirale du temps
item-time-spiral-scroll-text = Jouez un autre tour après celui-ci, sans carte chance.

## Pourquoi pas

unknown-card = Il n’y a pas de carte nommée « { $name } ».
unknown-space = Il n’y a pas de case nommée « { $name } ».
card-twice = La carte « { $name } » y est deux fois.
character-each = Chacun des { $players } joueurs reçoit un personnage.
first-already-decided = Qui commence était décidé avant ce jet.
first-roll-seats = À ce jet, d’autres que ceux qui le doivent ont des dés.
first-undecided = Les jets ne décident pas qui commence.
dice-count = Ce jet compte { $own } dé(s) à soi et { $foe } à la créature.
draw-from = Ici se pioche une carte de ce paquet : { $deck }.
not-in-deck = Cette carte ne peut venir du paquet maintenant : { $name }.
too-little-gold = Cela coûte { $asked } or ; vous en avez { $has }.
too-little-experience = Cela coûte { $asked } PE ; vous en avez { $has }.
too-little-health = Cela coûte { $asked } PS ; vous en avez { $has }.
too-little-magic = Cela coûte { $asked } PM ; vous en avez { $has }.
too-little-willpower = Cela demande { $asked } de puissance mentale ; vous en avez { $has }.
not-yours = Vous n’avez pas cela : { $item }.
is-damaged = C’est endommagé : { $item }.
is-whole = Ce n’est pas endommagé : { $item }.
does-nothing = Cela ne ferait rien maintenant.
nothing-to-choose = Il n’y a rien à choisir ici.
choose-one = Dites lequel.
no-such-choice = Cela ne peut être choisi : { $choice }.
no-cube-to-give = Vous n’avez pas de cube de cette couleur à donner.
colour-is-full = Vous avez autant de cubes de l’autre couleur que possible.
cannot-steal = Le parchemin ne vole que des objets communs : { $item }.
web-holds = La toile de l’araignée : essayez d’abord d’en sortir.
no-web = Il n’y a pas de toile ici.
no-stay-here = Vous ne pouvez pas rester.
no-foot-here = Vous ne pouvez pas marcher d’ici.
no-horse-here = Il n’y a pas de cheval ici.
no-boat-here = Il n’y a pas de port ici.
no-gate-here = Il n’y a pas de porte magique ici.
no-boots-here = Vous n’avez pas de bottes pour cela.
no-carpet-here = Vous n’avez pas de tapis volant.
stay-goes-nowhere = Qui reste ne va nulle part.
already-there = Vous y êtes déjà : { $space }.
too-far = Ce chemin n’y mène pas : { $space }.
no-such-card-here = Vous ne rencontrez pas cette carte.
not-among-these = Ce n’est pas parmi les objets à garder : { $item }.
not-a-potion = Cela ne se boit pas : { $item }.
not-a-scroll = Cela ne se lit pas : { $item }.
does-not-save = Cela ne sauve pas de la mort : { $item }.
for-a-battle = Cela se déclare avec un combat ou sert à ses jets : { $item }.
only-instead-of-moving = Seulement au lieu de se déplacer, là où le tour a commencé.
nothing-to-fight = Il n’y a rien à combattre.
must-be-fought = Il faut combattre : { $creature }.
no-battle-by-strength = Cela ne se combat pas par la force : { $creature }.
no-battle-by-will = Cela ne se combat pas par la puissance mentale : { $creature }.
not-held = Cela ne se tient pas et ne se porte pas sur la tête : { $item }.
declared-twice = Quelque chose est déclaré deux fois.
one-weapon = Une seule arme sert dans un combat.
one-shield = Un seul bouclier sert dans un combat.
two-hands = Vous avez deux mains.
one-head = Vous avez une tête.
not-to-be-taken-alive = Personne ne le demande vivant : { $creature }.
only-in-hand-and-strength = Cela marche tenu en main, par la force : { $item }.
once-a-round = Cela marche une fois par manche : { $item }.
nothing-to-pay = Il n’y a rien à rendre moins cher : { $item }.
no-extra = Cela ne se déclare pas avec un combat : { $name }.
nothing-is-owed = Rien n’est dû pour ce genre de combat : ne dites pas comment le payer.
no-health-for-magic = Des PS ne peuvent remplacer des PM ici.
cannot-use-in-roll = Cela ne peut servir à ce jet : { $item }.
not-offered-here = Ce n’est pas offert ici : { $space }.
once-a-turn = Une fois par tour seulement.
no-market-here = Les objets s’achètent et se vendent à la Ville et au Village.
not-on-sale = Ce n’est pas en vente ici : { $item }.
no-repair-here = Les objets se réparent aux guildes, à la Ville et au Village.
not-at-the-guild = Vous n’êtes pas à cette guilde : { $space }.
has-certificate = Vous avez le certificat de cette guilde.
no-use-here = Cela ne sert à rien ici : { $item }.
move-first = D’abord, déplacez-vous ou restez.
has-moved = Vous vous êtes déjà déplacé.
nothing-asks = Rien ne le demande maintenant.
roll-first = D’abord, les dés de ce combat.
shield-first = D’abord, décidez de votre bouclier.
give-first = D’abord, cédez un objet.
keep-first = D’abord, choisissez l’objet que vous gardez.
dying = Vous mourez : buvez, ou mourez.

## Propos de table

say-cheer = Bien combattu !
say-wait-for-me = Attendez-moi !

## La table en paroles

quest-described-game = La partie
quest-described-options = { $crisis ->
    [yes] La crise économique est parmi les cartes de chance
   *[no] Sans crise économique
 } ; { $odds ->
    [yes] les chances des combats sont montrées
   *[no] les chances des combats ne sont pas montrées
 }
quest-described-not-begun = Rien n’est encore distribué.
quest-described-over = La partie est finie. Gagne : { $names }
quest-described-to-move = À se déplacer, ou à rester : { $names }
quest-described-to-act = À jouer : { $names }
quest-described-to-roll = À lancer les dés : { $names }
quest-described-to-save = À décider du bouclier : { $names }
quest-described-to-give = À céder un objet : { $names }
quest-described-to-keep = À choisir l’objet à garder : { $names }
quest-described-to-death = À l’agonie, à boire ou à mourir : { $names }
quest-described-met = La carte de cette case est réglée, ou il n’y en avait pas.
quest-described-stayed = Pas de déplacement depuis le début du tour.
quest-described-free = La toile de l’araignée ne retient plus.
quest-described-used = Déjà utilisé ce tour : { $what }
quest-described-of = { $what } ({ $whose })
quest-described-service = Peut resservir : { $card }
quest-described-fights = { $creature }, { $kind }
quest-described-sums = Avant les dés : { $own } contre { $foe }
quest-described-part = { $amount } { $what }
quest-described-rolls = Jets faits : { $count }
quest-described-stage = Étape { $stage } de : { $kinds }
quest-described-first-die = Bénédiction et malédiction, au premier dé : { $amount }
quest-described-cape = La cape a servi.
quest-described-lost = C’est perdu ; ce que cela coûte se décide.
quest-described-odds = Chances
quest-described-nothing = sans rien
quest-described-drawn = Tirés, un à garder
quest-described-heroes = Héros
quest-described-belongings = Ce qu’a { $name }
quest-described-ring-used = { item-ring-of-magical-forces } : a servi ce tour de table
quest-described-died = Décès numéro { $place }
quest-described-board = Sur le plateau
quest-described-face-down = une carte face cachée du mélange { $shuffle }
quest-described-deck-chance = Cartes de chance
quest-described-deck-adventure = Cartes d’aventure
quest-described-deck-common = Objets communs
quest-described-deck-rare = Objets rares
quest-described-pool = { $shuffle ->
    [0] Peuvent encore venir
   *[other] Peuvent encore venir, ou sont face cachée, du mélange { $shuffle }
 } : { $cards }
quest-described-times = { $count } × { $what }
quest-described-list-parts = Dont, de son côté
quest-described-list-with = Avec
quest-described-list-extras = Déclaré en plus
quest-described-list-thrown = Lancé
quest-described-list-items = objets
quest-described-list-kept = cartes gardées
quest-described-list-discards = Défausse, la dernière d’abord
quest-position-face-down = une carte face cachée
quest-position-goods = en vente : { $items }
quest-entry = { $name } : { $what }
quest-priced = { $item } ({ $price })
quest-column-place = rang
quest-column-name = nom
quest-column-character = personnage
quest-column-space = case
quest-column-health = PS
quest-column-magic = PM
quest-column-gold = or
quest-column-experience = PE
quest-column-certificates = cert.
quest-column-items = objets
quest-dead = vie perdue
quest-damaged = { $item } (à réparer)

## Ce qui arrive, au terminal

quest-field-items = objets
quest-field-extras = autres aides
quest-told-character = { $name } : { $character }.
quest-told-first = Commence : { $name }.
quest-told-turn = Tour : { $name }.
quest-told-extra-turn = Tour supplémentaire : { $name }.
quest-told-chance = Chance : { $card }. { $text }
quest-told-cards-laid = { $count ->
    [0] Aucune case de ce terrain n’est libre : aucune carte n’est posée.
    [one] Une carte est posée face cachée.
   *[other] { $count } cartes sont posées face cachée.
}
quest-told-goods-laid = Nouvelles marchandises, { $space } : { $items }.
quest-told-moved-stay = { $name } : reste sur place, { $space }.
quest-told-moved-foot = { $name } : à pied vers { $space }.
quest-told-moved-horse = { $name } : à cheval vers { $space }.
quest-told-moved-boat = { $name } : en bateau vers { $space }.
quest-told-moved-gate = { $name } : par la porte vers { $space }.
quest-told-moved-boots = { $name } : à grands pas vers { $space }.
quest-told-moved-carpet = { $name } : en tapis volant vers { $space }.
quest-told-moved-wizard = { $name } : par sorcellerie vers { $space }.
quest-told-moved-scroll = { $name } : par téléportation vers { $space }.
quest-told-die-rolled = { $card } : le dé donne { $die }.
quest-told-turned-up = { $space }, carte retournée : { $card }.
quest-told-creature = { $type }, force { $strength }, puissance mentale { $will }, jets à gagner { $lives }, expérience { $experience }.
quest-told-card-discarded = { $space }, carte défaussée : { $card }.
quest-told-card-used = { $name } : utilise { $card }.
quest-told-changed = { $name } : { $by } { $what }.
quest-told-item-taken = { $name } : prend { $item }.
quest-told-item-gone = { $name } : n’a plus { $item }.
quest-told-item-damaged = Objet endommagé : { $item }.
quest-told-item-repaired = Objet réparé : { $item }.
quest-told-card-kept = { $name } : garde { $card }.
quest-told-fight-began = { $name } : combat, { $card }, { $kind }.
quest-told-dice = { $own } et { $foe }
quest-told-rolled = Dés { $dice } : { $own } contre { $foe }.
quest-told-fight-ended-win = Gagné !
quest-told-fight-ended-draw = Match nul.
quest-told-fight-ended-loss = Perdu.
quest-told-fight-ended-declined = Le combat est refusé.
quest-told-certificate-bought = { $name } : certificat, { $guild } !
quest-told-died = { $name } : vie perdue.
quest-told-match-ended = Gagne : { $name }.
quest-what-health = PS
quest-what-magic = PM
quest-what-gold = or
quest-what-experience = PE
quest-what-strength = force
quest-what-willpower = puissance mentale

## Et maintenant ?

quest-now-move = Allez ou restez : où vous finissez, la carte ou le lieu vous attend. { $missing ->
    [one] Il vous manque un certificat
   *[other] Il vous manque { $missing } certificats
 } pour gagner.
quest-now-web = Une toile d’araignée vous retient : lancez le dé pour en sortir, ou restez et rencontrez l’araignée.
quest-now-fight = { $declines ->
    [yes] Combattez { $card }, ou refusez
   *[no] Vous devez combattre { $card }
 } : gagner rapporte { $experience } PE et ce que donne la carte, perdre coûte en général 1 PS.
quest-now-use = Utilisez { $card } si cela vous aide ; sinon la carte reste là pour qui viendra.
quest-now-roll = Lancez : votre dé et { $own } contre son dé et { $foe } ; le plus haut total gagne{ $lives ->
    [1] .
   *[other] , { $lives } jets de suite.
 }
quest-now-save = Le jet est perdu : endommagez votre bouclier et rien n’est perdu, ou gardez-le intact et subissez la perte.
quest-now-give = Choisissez l’objet que vous cédez : celui qui vous manquera le moins.
quest-now-keep = Choisissez ce que vous gardez : le reste est défaussé.
quest-now-death = Un PS de moins, et c’est la mort : buvez pour vivre, ou votre voyage finit ici.
quest-now-certificate = Achetez le certificat de cette guilde : { $missing ->
    [one] c’est le dernier qui manque, et il fait gagner.
   *[other] il en manque { $missing }, et les cinq font gagner.
 }
quest-now-market = Achetez ce qui vous aide et vendez le reste, autant que vous voulez ; puis finissez le tour.
quest-now-place = Profitez de ce qu’offre ce lieu s’il vous le faut ; puis finissez le tour.
quest-now-end = Il n’y a plus rien pour vous ici : finissez le tour.

## Pourquoi la partie est gagnée

quest-why-won = { $alone ->
    [yes] { $name } : plus personne d’autre n’est en vie.
   *[no] { $name } : les { $count } certificats.
 }
quest-why-place = { $place }. { $name } : { $count ->
    [one] { $count } certificat
   *[other] { $count } certificats
 }, { $experience } PE, { $gold } or.
quest-why-dead = { $place }. { $name } : vie perdue.
quest-why-ties = À certificats égaux, plus de PE passe devant, puis plus d’or.
quest-why-dead-ties = Les morts viennent en dernier ; qui a vécu plus longtemps passe devant.

## Que faire, au terminal

quest-do-move = aller
quest-do-leave = tenter de quitter la toile
quest-do-use = utiliser
quest-do-keep = garder
quest-do-drink = boire
quest-do-read = lire
quest-do-fight = combattre
quest-do-decline = refuser le combat
quest-do-roll = lancer les dés
quest-do-save = endommager votre bouclier pour être sauvé
quest-do-bear = garder votre bouclier intact
quest-do-give = céder
quest-do-die = mourir
quest-do-visit = obtenir
quest-do-buy = acheter
quest-do-sell = vendre
quest-do-repair = réparer
quest-do-certificate = certificat
quest-do-end = finir le tour
quest-way-stay = rester
quest-way-foot = à pied
quest-way-horse = à cheval
quest-way-boat = en bateau
quest-way-gate = par la porte
quest-way-boots = avec vos bottes
quest-way-carpet = sur votre tapis
quest-kind-strength = par la force
quest-kind-will = par la puissance mentale
quest-pay-health = payé en PS
quest-pay-both = payé en PS et PM
quest-choice-heal = guérison
quest-choice-recharge = recharge
quest-choice-inn = une nuit à la taverne
quest-choice-work = travail
quest-choice-gold = or
quest-choice-experience = expérience
quest-choice-strength = force
quest-choice-willpower = puissance mentale
quest-choice-plains = Plaines
quest-choice-forest = Forêt
quest-choice-mountain = Montagnes
quest-choice-alive = le prendre vivant
quest-price = coûte { $price }
quest-pays = rapporte { $price }
quest-some = { $count } { $what }
quest-odds = victoire { $win } %, nul { $draw } %, défaite { $loss } %
quest-odds-win = victoire
quest-odds-draw = nul
quest-odds-loss = défaite
quest-ask = Votre choix (un numéro ; ? : cartes et objets ; t : toute la table ; q : quitter la table)
quest-ask-battle = combattre autrement : composer un combat
quest-ask-one = Votre choix (un numéro ; 0 : retour à la liste)
quest-ask-some = Ce que vous utilisez (des numéros séparés par des espaces ; rien : aucun ; 0 : retour à la liste)
quest-sight-own = À vous
quest-sight-nothing = Ni carte ni objet en vue.

## La table

quest-map = La carte
quest-nearer = Plus près
quest-further = Plus loin
quest-whole-map = Toute la carte
quest-journeys = Voyages
quest-own = Votre personnage et ce que vous pouvez faire
quest-others = Les autres voyageurs
quest-sheet = Feuille de personnage : { $who }
quest-sign-health = Santé (PS) : cubes rouges. Un combat perdu en coûte un ; à zéro on vit encore, un de moins et c’est la mort.
quest-sign-magic = Magie (PM) : cubes bleus. Ce qui demande de la magie se paie ainsi ; un cube dépensé reste ouvert jusqu’à ce qu’on le regagne.
quest-sign-gold = L’or achète les marchandises, les trajets et, avec l’expérience, les certificats.
quest-sign-experience = L’expérience (PE) vient des combats gagnés ; un certificat en coûte 5.
quest-sign-certificates = Chaque guilde vend son certificat pour 5 PE et 5 or ; les deux soulignées ne demandent pas d’or à ce personnage. Les cinq font gagner.
quest-cubes = { $what } : { $ready } de prêts sur { $all }
quest-certificates = { $count ->
    [one] { $count } certificat sur cinq : { $guilds }
   *[other] { $count } certificats sur cinq : { $guilds }
 }
quest-belongings = { $count ->
    [one] { $count } objet
   *[other] { $count } objets
 }
quest-no-items = Encore aucun objet.
quest-slot-hands = Mains
quest-slot-head = Tête
quest-slot-other = Porté
quest-slot-bag = Sac
quest-slot-kept = Gardé
quest-until-end = { $what } +{ $amount } jusqu’à la fin du tour
quest-cursed = Malédiction : −{ $amount } au premier dé du prochain combat
quest-extra-turns = { $count ->
    [one] Un tour supplémentaire à venir
   *[other] { $count } tours supplémentaires à venir
 }
quest-turn = Tour
quest-card = Carte
quest-chance = Carte chance
quest-decks = Pioches
quest-deck = { $left ->
    [one] { $left } reste
   *[other] { $left } restent
 }, { $discards ->
    [one] { $discards } défaussée
   *[other] { $discards } défaussées
 }
quest-choices = Ce que vous pouvez faire
quest-not-now = Impossible pour l’instant : pourquoi ?
quest-verb-about = { $verb } : { $what }
quest-free = gratuit
quest-battle = Combat
quest-kind = Genre de combat
quest-with = Avec
quest-more-of-item = { $item } : payer pour plus
quest-pay = Payé en
quest-pay-magic = payé en magie
quest-roll-using = avec { $items }
quest-roll-win = Jet gagné !
quest-roll-draw = Égalité.
quest-roll-loss = Jet perdu.
quest-rolls-won = Jets gagnés : { $won } sur { $of }
quest-part-turn = potion
quest-part-first-die = bénédiction ou malédiction
quest-ask-dead = Votre voyage est fini. Vous pouvez regarder les autres.
quest-ask-wait = { $who } est en route …
quest-ask-move = { $place } : où aller ? Touchez une terre éclairée, ou choisissez ici.
quest-ask-act = Vous êtes ici : { $place }.
quest-ask-meet = Vous rencontrez : { $card }.
quest-ask-roll = À vous les dés.
quest-ask-save = Le jet est perdu. Votre bouclier s’en charge-t-il ?
quest-ask-give = Vous devez céder un objet.
quest-ask-keep = Choisissez l’objet que vous gardez.
quest-ask-death = Vous mourez : buvez, ou mourez.
quest-standing = { $count ->
    [one] certificat
   *[other] certificats
 }
quest-option-odds = Montrer les chances des combats
quest-option-odds-more = Chances exactes de victoire, d’égalité et de défaite, pour chaque façon de combattre.
quest-option-crisis = La Crise économique parmi les cartes chance
quest-option-crisis-more = Chacun perd alors la moitié de son or.

## Le catalogue des cartes

quest-catalogue = Toutes les cartes
quest-catalogue-lead = Chaque carte, personnage et terre du jeu, et d’où vient chacune de ses valeurs.
quest-search = Chercher un nom ou un texte
quest-found = { $count ->
    [0] Rien ne porte ce nom.
    [one] { $count } carte
   *[other] { $count } cartes
 }
quest-sort-all = tout
quest-sort-creature = créatures
quest-sort-opportunity = opportunités
quest-sort-adventure = cartes aventure
quest-sort-common = objets communs
quest-sort-rare = objets rares
quest-sort-character = personnages
quest-sort-chance = cartes chance
quest-sort-space = terres
quest-rare-item = objet rare
quest-copies = { $count } exemplaires
quest-lives = jets à gagner de suite
quest-against = +{ $amount } contre : { $type }
quest-throw = lancé : +{ $amount }
quest-is-damaged = Endommagé : à réparer avant de servir.
quest-needs = demande { $price }
quest-type-animal = animal
quest-type-humanoid = humanoïde
quest-type-undead = mort-vivant
quest-type-demon = démon
quest-type-weapon = arme à une main
quest-type-two-handed = arme à deux mains
quest-type-shield = bouclier
quest-type-hand = tenu en main
quest-type-head = porté sur la tête
quest-type-potion = potion
quest-type-scroll = parchemin
quest-type-other = porté sur soi
quest-type-mountain = montagnes
quest-type-forest = forêt
quest-type-plains = plaines
quest-type-guild = guilde
quest-type-city = ville
quest-type-village = village
quest-type-wilderness = contrée sauvage
quest-marks = D’où cela vient
quest-marks-more = La feuille du jeu imprimé nomme les cartes sans donner leurs chiffres. Chaque valeur porte donc une marque :
quest-mark-printed = trouvé imprimé ou dans plusieurs sources
quest-mark-read = lu sur la carte par une source
quest-mark-unchecked = trouvé dans une source, non vérifié
quest-mark-ours = de nous, choisi pour convenir au jeu
quest-value-name = nom
quest-value-type = type
quest-value-slot = emplacement
quest-value-strength = Force
quest-value-will = Puissance mentale
quest-value-willpower = Puissance mentale
quest-value-first = attaque par
quest-value-experience = expérience
quest-value-lives = jets
quest-value-treasure = trésor
quest-value-loss = perte
quest-value-special = règle spéciale
quest-value-price = prix
quest-value-requires = condition
quest-value-effect = effet
quest-value-again = peut se répéter
quest-value-power = pouvoir
quest-value-against = bonus selon le type
quest-value-throw = lancer
quest-value-guilds = guildes
quest-value-copies = exemplaires
quest-value-option = option de table
quest-value-kind = genre
quest-value-port = port
quest-value-gate = portail
quest-value-blue = civilisé
quest-value-market = marché
quest-value-offers = offres

## Les images des règles

quest-picture-Q1-1 = Deux personnages : cubes rouges, cubes bleus, et les deux guildes dont le certificat ne leur coûte pas d’or.
quest-picture-Q1-4 = Les cubes prêts sont debout, les cubes dépensés vides à côté. Rouge : force et santé. Bleu : puissance mentale et magie.
quest-picture-Q3-1 = Une carte aventure, face cachée, et la carte chance qui en pose sur les Montagnes.
quest-picture-Q5-2 = Une opportunité : elle dit ce qu’elle offre.
quest-picture-Q5-3 = Une créature : sa force, l’expérience qu’elle rapporte et son trésor.
quest-picture-Q6-2 = Chaque camp ajoute ses cubes prêts à son dé : 7 contre 5, c’est gagné.
quest-picture-Q6-3 = Les cœurs disent combien de vies elle a.
quest-picture-Q6-4 = Une arme, un bouclier qui va avec elle, et une arme à deux mains.
quest-picture-Q7-1 = Un prix, et ce que rapporte une vente.
quest-picture-Q8-1 = Les sceaux des cinq guildes. Les deux qui sont soulignés sont ceux du personnage.
quest-picture-example-1 = Qui se bat, et contre qui : par la force ou, pour 2 PM, par la puissance mentale.
quest-picture-example-2 = Qui se bat, avec quoi, et contre qui.
