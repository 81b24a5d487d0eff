# Le livret de règles de Quest en français ; numéros comme dans le fichier de règles du projet, un paragraphe par ligne.

rulebook-title = Prophétie, la quête des guildes : les règles
rulebook-intro = Un riche marchand cherche un chef pour son expédition et demande une preuve : un **certificat** de chacune des cinq guildes du pays. Vous voyagez sur un anneau de vingt cases, combattez les bêtes et les bandits que vous rencontrez, commercez à la Ville et au Village, et achetez les certificats avec l’expérience et l’or gagnés. Qui a les cinq le premier l’emporte.

rule-Q1 = Préparation
rule-Q1-1 = De 2 à 5 joueurs. Chacun reçoit au hasard un des dix personnages et commence avec ses cubes rouges et bleus prêts, 3 or et 3 PE, sur la case de la première guilde de son personnage.
rule-Q1-2 = Il y a quatre paquets : 62 cartes aventure (37 créatures, 25 opportunités), 14 cartes chance (15 avec la Crise économique, Q3.6), 35 objets communs et 26 rares. Quand il faut une carte et que le paquet est vide, sa défausse, qui est publique, est mélangée en un nouveau ; si elle est vide aussi, rien n’est pioché. Au début, ni carte ni marchandise n’est sur le plateau. La banque n’est jamais vide.
rule-Q1-3 = Chacun lance les deux dés ; le plus haut total commence, les ex æquo relancent. On joue dans le sens des aiguilles d’une montre, vers la gauche.
rule-Q1-4 = La **force** est le nombre de vos cubes rouges prêts, et en même temps votre **santé** (PS) : un PS perdu met un cube rouge du côté dépensé, la guérison l’en ramène. La **puissance mentale** et la **magie** (PM) sont de même les cubes bleus prêts. Seul un gain permanent apporte un cube de la banque ; vous avez au plus 8 cubes rouges et 10 bleus, et un gain au-delà guérit ou recharge 1 à la place.

rule-Q2 = Le tour
rule-Q2-1 = Piochez une carte chance et appliquez-la (Q3).
rule-Q2-2 = Déplacez-vous ou restez (Q4).
rule-Q2-3 = Rencontrez la carte de la case où votre déplacement finit, ou profitez de ce que la case offre (Q5 à Q8). Les cases de terrain n’offrent que leur carte.
rule-Q2-4 = Le tour passe à gauche. Ce qui est fait est fait : rien ne se reprend.

rule-Q3 = Cartes chance
rule-Q3-1 = Montagnes, Forêt, Plaines : une carte aventure, face cachée et inconnue de tous, sur chaque case libre de ce terrain, dans le sens des aiguilles d’une montre à partir de votre case, celle-ci d’abord. Toute carte, visible ou cachée, bloque sa case.
rule-Q3-2 = Négociant de la ville, Marchand : les marchandises de la Ville ou du Village sont défaussées et de nouvelles exposées : 2 objets rares à la Ville, 3 objets communs au Village.
rule-Q3-3 = Vent régénérateur, Vent bienfaisant, Brise magique et Bonnes périodes guérissent, rechargent et paient d’elles-mêmes ce qu’elles disent, à tous les vivants. Personne ne guérit au-delà de ce qui fut perdu.
rule-Q3-4 = Charité : qui a le moins d’or, le moins de PS prêts, le moins de PM prêts en profite, chaque fois à part ; tous les ex æquo en profitent, les vivants seulement.
rule-Q3-5 = Périodes paisibles : qui l’a piochée joue un tour entier de plus après celui-ci, sans carte chance. Les tours supplémentaires s’additionnent, aussi ceux de la Spirale du temps et ceux gagnés dans un tour supplémentaire ; la mort les annule.
rule-Q3-6 = Crise économique : chacun perd la moitié de son or, perte arrondie par défaut. Elle n’est dans le paquet que si la table le veut.

rule-Q4 = Se déplacer : un seul de ces moyens
rule-Q4-1 = Rester sur place.
rule-Q4-2 = À pied : une case à gauche ou à droite.
rule-Q4-3 = À cheval : deux cases dans une direction, pour 1 or.
rule-Q4-4 = En bateau : d’un port au port voisin, d’un côté ou de l’autre, pour 1 or.
rule-Q4-5 = Par une porte : d’une porte magique à une autre, pour 2 or.
rule-Q4-6 = Les cartes de la case quittée ou traversée ne sont pas rencontrées ; pour rencontrer celle où vous êtes, restez. L’Araignée géante, face visible, fait exception : qui veut quitter sa case lance d’abord un dé, avant de choisir ou de payer un moyen, bottes et tapis compris ; de 1 à 3, il reste et combat. Un Parchemin de téléportation, qui est le déplacement du tour, n’est pas retenu par la toile.
rule-Q4-7 = Ce qu’un objet ajoute aux déplacements est écrit dessus : Bottes du rôdeur, Tapis volant, Parchemin de téléportation. Tapis et Parchemin mènent à une autre case ; pour être où vous êtes, restez.

rule-Q5 = Rencontrer une carte
rule-Q5-1 = Une carte face cachée est retournée quand un déplacement finit là ou qu’on y reste.
rule-Q5-2 = **Opportunité** : utilisez-la ou non, et seulement si elle fait quelque chose. Utilisée, elle est suivie et défaussée, sauf si elle dit de la garder : une carte gardée reste devant son propriétaire, n’est pas un objet, et est défaussée quand elle sert ou à la mort. Inutilisée, elle reste face visible.
rule-Q5-3 = **Créature** : il faut la combattre. Victoire : défaussez-la, prenez son expérience et son trésor. Match nul : rien ne se passe. Défaite : 1 PS, ou ce que la carte dit à la place. Après un match nul ou une défaite, elle reste face visible.
rule-Q5-4 = Règles spéciales d’une carte : celles marquées **!** s’appliquent toujours, celles marquées **?** sont à votre choix.

rule-Q6 = Combat
rule-Q6-1 = Une créature qui n’a que de la force se combat par la force, une qui n’a que de la puissance mentale par celle-ci. Force d’abord, puissance mentale ensuite : par la force, à moins de payer 2 PM pour un combat de puissance mentale ; les PM se paient avant le combat et vous y affaiblissent. Puissance mentale d’abord : selon la carte.
rule-Q6-2 = Les deux camps lancent un dé ; cubes prêts et bonus s’ajoutent ; le plus haut total gagne, l’égalité est un match nul.
rule-Q6-3 = Trois vies : il faut gagner trois jets de suite ; le premier qui ne l’est pas finit le combat avec ce résultat. Les vies reviennent au combat suivant.
rule-Q6-4 = Tout se déclare ensemble avant les dés, puis se paie : le genre de combat, les objets utilisés, les parchemins de combat, une bénédiction, ce qui se paie et avec quoi. Une arme et un bouclier au plus ; deux mains (une arme à deux mains les prend toutes deux, une arme à une main va avec un bouclier ou un autre objet tenu, deux objets tenus vont ensemble) ; un objet sur la tête. Les objets qui ne demandent ni main ni tête comptent d’eux-mêmes. Rien ne change pendant un combat.
rule-Q6-5 = Lancer une arme, à un jet de force, ajoute son bonus de lancer à ce jet ; puis elle est endommagée et hors du combat, hors même si son texte lui épargne le dommage. Rien ne la remplace.
rule-Q6-6 = Les PS se perdent un à un. À 0 vous vivez ; un de plus est la **mort** : le tour finit, vous êtes hors jeu, votre or, vos objets et cartes gardées sont défaussés, la créature reste. Vos certificats ne comptent plus : ni pour une carte qui les compare, ni pour le classement, où les morts se rangent par l’heure de leur mort seule (Q8.2). Un seul survivant gagne aussitôt. La magie ne tombe pas sous zéro, et personne n’en meurt.

rule-Q7 = Lieux : là où votre déplacement finit, autant de fois que voulu sauf mention
rule-Q7-1 = Ville, Village : achetez les marchandises exposées à leur prix ; vendez des objets à moitié prix, arrondi par excès. Un objet endommagé ne se vend pas ; ce qui est vendu est défaussé.
rule-Q7-2 = Monastère : guérison de 1, gratuite, une fois par tour. Camp de la forêt : 1 or par PS. Désert enchanté : recharge de 3 au plus, gratuite, une fois par tour. Tour magique : 1 or pour 2 PM ou moins. Taverne du Village : 1 or, guérison de 1 et recharge de 1, une fois par tour.
rule-Q7-3 = Au lieu de se déplacer, une fois par tour, là où le tour a commencé : Ville, 1 PM contre 2 or ; Guilde des voleurs, 1 PS contre 3 or ; Forteresse, 1 PS contre 2 PE. Le reste de la case est ouvert comme à qui est resté. Un paiement impossible en entier ne se fait pas ; les PS se dépensent jusqu’à 0, jamais au-dessous.
rule-Q7-4 = Sur les cases bleues de civilisation, c’est-à-dire guildes, Ville et Village : réparez un objet endommagé pour 1 or.

rule-Q8 = Les certificats et la fin
rule-Q8-1 = Sur la case d’une guilde, 5 PE et 5 or achètent son certificat ; les deux guildes de votre personnage ne demandent pas d’or. Un seul certificat de chaque guilde.
rule-Q8-2 = Le cinquième certificat gagne aussitôt. Les autres se classent par certificats, à égalité par expérience, puis or, puis ex æquo. Les morts sont derniers, le plus tard mort le mieux placé.

rule-Q9 = Précisions sur des cartes et objets
rule-Q9-1 = Potions et parchemins : à votre tour, à tout moment entre d’autres effets, aussi entre la découverte d’une carte et la déclaration du combat ; seulement s’ils font quelque chose. Les parchemins de combat se déclarent avec lui (Q6.4). Volonté divine et Cape : avant un jet. Les boucliers sauvent après. Renaissance : au moment de la mort ; le reste de cette perte tombe, le combat reste perdu.
rule-Q9-2 = Une Potion de force ou de concentration est un bonus de combat jusqu’à la fin du tour, non des cubes : elle ne change rien à la santé, à l’Alter ego, à la Mine de gemmes, au Lutin, au Parchemin ancien ni au Puits noir.
rule-Q9-3 = Alter ego : le double des cubes rouges prêts après paiements. Masse : +3 par la force seulement, payable jusqu’à 0 PS. Les rabais s’arrêtent à 0 ; Baguette d’ivoire et Dague rituelle n’agissent que tenues dans ce combat ; la Dague peut mêler PS et PM.
rule-Q9-4 = Vampire : les objets se déclarent une fois ; l’étape qui le finit donne le résultat ; les boucliers ne sauvent qu’à l’étape de force ; le premier dé est celui de la première étape. Esprits fantomatiques : ce qui est dans les colonnes d’un objet (force, puissance mentale, contre un type, lancer) ne compte pas ; les autres effets oui, et aussi le bonus d’une potion bue (Q9.2). Parchemin de déchéance : jamais sous 0.
rule-Q9-5 = Momie : qui la bat est maudit. Ermite : 4 au lieu de 2. Bandit de grand chemin : les objets endommagés comptent. Bouclier à pointes : la marge du dernier jet. Golem : après tout résultat. Noble lion refusé : ni nul ni défaite, le tour continue.
rule-Q9-6 = Alchimiste : un cube prêt part, le nouveau vient prêt ; jamais le dernier rouge prêt ; pas dans une couleur pleine. Collectionneur : objets intacts seulement, potions et parchemins aussi. Marché noir, marchands : ce que les paquets donnent encore. Un Parchemin de vol demande un objet commun en vente.
rule-Q9-7 = Maître sorcier : une autre case ; sa carte n’est ni retournée ni rencontrée ; rien là-bas au lieu de se déplacer. Réalité altérée : votre case comprise ; ce qui est posé avant votre rencontre est rencontré, après non ; sur une case libre à votre arrivée, la rencontre était finie aussitôt.
rule-Q9-8 = « Une fois par manche » va d’un de vos tours ordinaires au suivant. Un nul dans un combat à trois vies est un nul du tout.

rulebook-examples = Exemples
example-1 = Un Druide, 3 cubes rouges et 6 bleus, rencontre le Vieux pirate (force 3, puissance mentale 3). Par la force, c’est 3 contre 3. Le Druide paie plutôt 2 PM : 4 cubes bleus restent prêts, et c’est 4 contre 3.
example-2 = Un Éclaireur, 5 cubes rouges, une Lance (+1) et un Bouclier de bois, combat la Meute de loups (force 3, trois vies). Le premier jet est gagné ; au deuxième, il jette la Lance pour +2 et gagne ; au troisième, c’est 5 contre 3 sans la Lance, et les dés donnent 1 et 4 : perdu. Le bouclier est endommagé au lieu de 1 PS.

rulebook-hints = Conseils
hint-1 = Vos deux guildes ne demandent pas d’or : commencez par elles.
hint-2 = Avant un combat, la table montre les chances de chaque façon de le mener. Une créature que vous ne pouvez battre est une case à éviter.
