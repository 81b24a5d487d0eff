# Quest in English: names, what stands on the cards, and why something may not be done.

## The game on the front page

quest-name = Prophecy: the Guild Quest
quest-lead = Travel the ring of twenty lands, beat what you meet, and be the first to hold the seals of all five guilds.
quest-goal = Be the first to hold the certificates of all five guilds.
quest-cards = All the cards

## Spaces

space-village = Village
space-mountains-1 = Mountains by the Village
space-magic-tower = Magic Tower
space-forest-3 = Forest by the Magic Tower
space-plains-4 = Plains with the harbour of the east
space-forest-5 = Forest by the Monastery
space-monastery = Monastery
space-city = City
space-plains-8 = Plains by the City
space-mountains-9 = Mountains by the Fortress
space-fortress = Fortress
space-plains-11 = Plains with the harbour of the south
space-enchanted-wilderness = Enchanted Wilderness
space-forest-13 = Forest by the Forest Camp
space-forest-camp = Forest Camp
space-mountains-15 = Mountains with the harbour of the west
space-plains-16 = Plains of the west
space-forest-17 = Forest by the Thieves’ Guild
space-thieves-guild = Thieves’ Guild
space-plains-19 = Plains by the Village
space-village-text = Buy and sell. Inn, once a turn: 1 gold heals 1 Health and recharges 1 Magic.
space-magic-tower-text = 1 gold recharges up to 2 Magic, as often as wanted.
space-monastery-text = Heal 1 Health, free, once a turn.
space-city-text = Buy and sell. Instead of moving, once a turn: 1 Magic for 2 gold.
space-fortress-text = Instead of moving, once a turn: 1 Health for 2 experience.
space-enchanted-wilderness-text = Recharge up to 3 Magic, free, once a turn.
space-forest-camp-text = 1 gold heals 1 Health, as often as wanted.
space-thieves-guild-text = Instead of moving, once a turn: 1 Health for 3 gold.

## Characters

character-mercenary = Mercenary
character-scout = Scout
character-ranger = Ranger
character-spellblade = Spellblade
character-paladin = Paladin
character-illusionist = Illusionist
character-wandering-monk = Wandering Monk
character-mystic = Mystic
character-druid = Druid
character-enchantress = Enchantress

## Chance cards

chance-mountains = Mountains
chance-mountains-text = A face-down adventure card on every free space of Mountains.
chance-forest = Forest
chance-forest-text = A face-down adventure card on every free space of Forest.
chance-plains = Plains
chance-plains-text = A face-down adventure card on every free space of Plains.
chance-city-merchant = City Merchant
chance-city-merchant-text = New goods in the City: 2 rare items.
chance-tradesman = Tradesman
chance-tradesman-text = New goods in the Village: 3 common items.
chance-refreshing-wind = Refreshing Wind
chance-refreshing-wind-text = Whoever drew it heals up to 2 Health, everyone else 1.
chance-magical-breeze = Magical Breeze
chance-magical-breeze-text = Whoever drew it recharges up to 4 Magic, everyone else 2.
chance-kindly-wind = Kindly Wind
chance-kindly-wind-text = Everyone heals 1 Health and recharges 2 Magic.
chance-good-times = Good Times
chance-good-times-text = Whoever drew it takes 4 gold, everyone else 2.
chance-charity = Charity
chance-charity-text = Least gold: 3 gold. Least Health: heal 1. Least Magic: recharge 2. All who are tied benefit.
chance-peaceful-times = Peaceful Times
chance-peaceful-times-text = Whoever drew it plays another turn after this one, without a chance card.
chance-economic-crisis = Economic Crisis
chance-economic-crisis-text = Everyone loses half their gold, the loss rounded down.

## Creatures

card-rat = Rat
card-giant-rat = Giant Rat
card-giant-rat-text = Treasure: 1 gold.
card-lone-wolf = Lone Wolf
card-lone-wolf-text = Treasure: 1 gold.
card-pack-of-wolves = Pack of Wolves
card-pack-of-wolves-text = Treasure: 3 gold.
card-bear = Bear
card-bear-text = Treasure: 3 gold.
card-poisonous-snake = Poisonous Snake
card-poisonous-snake-text = Lost: 2 Health.
card-giant-scorpion = Giant Scorpion
card-giant-scorpion-text = Lost: 1 Health and 1 Magic.
card-horde-of-bats = Horde of Bats
card-noble-lion = Noble Lion
card-noble-lion-text = ? You may decline the fight; the Lion stays. Treasure: +1 Strength.
card-giant-spider = Giant Spider
card-giant-spider-text = ! Web: whoever would leave this space rolls a die first; with 1 to 3 they stay and fight. Treasure: a rare item.
card-thug = Thug
card-thug-text = ! Fist fight: no experience if a weapon or shield is used. Treasure: 2 gold.
card-highwayman = Highwayman
card-highwayman-text = Treasure: 3 gold. Lost: an item of your choice; without one, 1 Health.
card-old-pirate = Old Pirate
card-old-pirate-text = Treasure: 3 gold.
card-band-of-brigands = Band of Brigands
card-band-of-brigands-text = Treasure: 4 gold. Lost: half your gold, rounded up; without gold, 1 Health.
card-steppe-raiders = Steppe Raiders
card-steppe-raiders-text = ! Strength 4 in Plains. Treasure: a common item.
card-escaped-murderer = Escaped Murderer
card-escaped-murderer-text = ? Take him alive: fight at −2; a win pays 4 gold more. Treasure: 2 gold.
card-swordswoman = Swordswoman
card-swordswoman-text = ! The experience is your winning margin, 5 at most.
card-angry-mob = Angry Mob
card-rock-giant = Rock Giant
card-rock-giant-text = ! Strength 7 in Mountains. Treasure: a common item. Lost: 1 Health and 2 Magic.
card-dark-apprentice = Dark Apprentice
card-dark-apprentice-text = Treasure: a common item.
card-dark-wizard = Dark Wizard
card-dark-wizard-text = Treasure: a rare item. Lost: 1 Health and 1 Magic.
card-mine-gnome = Mine Gnome
card-mine-gnome-text = Treasure: 2 gold, 4 in Mountains.
card-undead-warrior = Undead Warrior
card-undead-warrior-text = Treasure: a common item.
card-band-of-zombies = Band of Zombies
card-band-of-zombies-text = Treasure: 1 gold.
card-ghost = Ghost
card-ghost-text = Treasure: 3 gold.
card-lost-soul = Lost Soul
card-lost-soul-text = Treasure: recharge 2 Magic.
card-ghostly-spirits = Ghostly Spirits
card-ghostly-spirits-text = ! No bonus of the items you hold or wear counts in this fight; that of a potion does.
card-skeletal-wizard = Skeletal Wizard
card-skeletal-wizard-text = ? For 2 Magic you make it a Battle of Strength. Treasure: a common item.
card-mummy = Mummy
card-mummy-text = Treasure: a rare item. ! Whoever beats it is cursed: −1 on the first die of the next battle.
card-headless-knight = Headless Knight
card-headless-knight-text = Treasure: won by Strength, +1 Willpower; won by Willpower, +1 Strength.
card-vampire = Vampire
card-vampire-text = ! Win a Battle of Wills, then a Battle of Strength, as one battle. Treasure: a rare item. Lost: 1 Health and 1 Magic.
card-golem-guardian = Golem Guardian
card-golem-guardian-text = ! Stone skin: the weapon used is damaged, whatever the result. Treasure: die 1 to 4 a common item, 5 or 6 a rare one.
card-flock-of-harpies = Flock of Harpies
card-flock-of-harpies-text = Treasure: +1 Willpower.
card-imp = Imp
card-imp-text = Lost: 2 Magic.
card-succubus = Succubus
card-succubus-text = Lost: 1 Health and 1 Magic.
card-incubus = Incubus
card-incubus-text = Lost: 1 Health and 1 Magic.
card-alter-ego = Alter Ego
card-alter-ego-text = ! Its Strength is twice your Health.

## Opportunities

card-alchemist = Alchemist
card-alchemist-text = 4 gold: give 1 red cube back for 1 blue, or the reverse.
card-ancient-scroll = Ancient Scroll
card-ancient-scroll-text = With Willpower 5 or more: +3 experience.
card-black-market = Black Market
card-black-market-text = 5 gold: draw 4 common and 2 rare items, keep 1.
card-black-well = Black Well
card-black-well-text = With 4 Magic or more: lose all Magic; +1 Strength.
card-cleansing-fire = Cleansing Fire
card-cleansing-fire-text = 2 Health: +1 Willpower.
card-clover-meadow = Clover Meadow
card-clover-meadow-text = Keep a clover: your battle die shows 2 whenever it rolls 1.
card-collector = Collector
card-collector-text = Twice its price in gold for an undamaged item.
card-deserted-shack = Deserted Shack
card-deserted-shack-text = A common item.
card-dryad = Dryad
card-dryad-text = Heal 2 Health; in a Forest heal all and recharge 2 Magic.
card-enchanted-flower = Enchanted Flower
card-enchanted-flower-text = Heal all Health.
card-exotic-merchant = Exotic Merchant
card-exotic-merchant-text = 8 gold: +1 Strength.
card-forgotten-chapel = Forgotten Chapel
card-forgotten-chapel-text = Keep a blessing: +2 on the first die of one battle you choose.
card-gem-mine = Gem Mine
card-gem-mine-text = Gold equal to your Strength cubes; twice that in Mountains.
card-glass-mountain = Glass Mountain
card-glass-mountain-text = 4 Health: +2 Willpower.
card-golden-fish = Golden Fish
card-golden-fish-text = One wish: heal all, or recharge all, or 4 gold, or 3 experience.
card-hermit = Hermit
card-hermit-text = +2 experience; +4 if nobody has fewer certificates than you.
card-leprechaun = Leprechaun
card-leprechaun-text = Gold equal to your Willpower cubes; twice that in a Forest.
card-magic-stone = Magic Stone
card-magic-stone-text = Recharge all Magic.
card-master-wizard = Master Wizard
card-master-wizard-text = 2 gold: go at once to any other space; use what it offers, but meet no card there.
card-mysterious-old-man = Mysterious Old Man
card-mysterious-old-man-text = Die 1 to 3: +3 experience; 4 to 6: a common item.
card-old-veteran = Old Veteran
card-old-veteran-text = 2 gold: +3 experience.
card-ruin = Ruin
card-ruin-text = Die 1: lose 1 Health; 2 or 3: 2 gold; 4 or 5: a common item; 6: a rare item.
card-strongman = Strongman
card-strongman-text = 5 experience: +1 Strength.
card-travelling-apothecary = Travelling Apothecary
card-travelling-apothecary-text = 1 gold each: heal 1 Health or recharge 2 Magic, as often as paid for.
card-wiseman = Wiseman
card-wiseman-text = 5 experience: +1 Willpower.

## Common items

item-dagger = Dagger
item-javelin = Javelin
item-axe = Axe
item-hammer = Hammer
item-rapier = Rapier
item-cutlass = Cutlass
item-spear = Spear
item-boomerang = Boomerang
item-boomerang-text = Thrown, it is not damaged if the roll is won.
item-sword = Sword
item-war-axe = War Axe
item-war-hammer = War Hammer
item-cedar-staff = Cedar Staff
item-oaken-staff = Oaken Staff
item-wooden-shield = Wooden Shield
item-wooden-shield-text = Damage it to cancel 1 Health lost in a Battle of Strength.
item-large-wooden-shield = Large Wooden Shield
item-large-wooden-shield-text = Damage it to cancel 1 Health lost in a Battle of Strength.
item-cape = Cape
item-cape-text = Once per battle the creature rolls two dice and keeps the lower.
item-mahogany-wand = Mahogany Wand
item-ivory-wand = Ivory Wand
item-ivory-wand-text = Starting a Battle of Wills costs you 1 Magic less.
item-ruby-circlet = Ruby Circlet
item-potion-of-healing = Potion of Healing
item-potion-of-healing-text = Heal 2 Health.
item-potion-of-greater-healing = Potion of Greater Healing
item-potion-of-greater-healing-text = Heal 4 Health.
item-potion-of-magic = Potion of Magic
item-potion-of-magic-text = Recharge 3 Magic.
item-potion-of-greater-magic = Potion of Greater Magic
item-potion-of-greater-magic-text = Recharge 6 Magic.
item-potion-of-regeneration = Potion of Regeneration
item-potion-of-regeneration-text = Heal 1 Health, recharge 2 Magic.
item-potion-of-greater-regeneration = Potion of Greater Regeneration
item-potion-of-greater-regeneration-text = Heal 3 Health, recharge 3 Magic.
item-potion-of-strength = Potion of Strength
item-potion-of-strength-text = +2 Strength until your turn ends.
item-potion-of-concentration = Potion of Concentration
item-potion-of-concentration-text = +2 Willpower until your turn ends.
item-scroll-of-teleportation = Scroll of Teleportation
item-scroll-of-teleportation-text = Instead of moving: go to any other space and meet it normally.
item-scroll-of-stealing = Scroll of Stealing
item-scroll-of-stealing-text = In the City or the Village: take a common item on sale for nothing.
item-scroll-of-decay = Scroll of Decay
item-scroll-of-decay-text = Before a battle: the creature has −2 Strength and −2 Willpower for it.
item-scroll-of-destruction = Scroll of Destruction
item-scroll-of-destruction-text = Discard the creature on your space: no experience, no treasure.
item-scroll-of-altered-reality = Scroll of Altered Reality
item-scroll-of-altered-reality-text = Choose a terrain: its cards are discarded, and a new face-down card is laid on each such space.
item-scroll-of-deep-prayer = Scroll of Deep Prayer
item-scroll-of-deep-prayer-text = Before a battle: in every roll of it you roll two dice and keep the better.
item-philosophers-stone-scroll = Philosopher’s Stone Scroll
item-philosophers-stone-scroll-text = Exchange up to 5 gold for as much experience, or the reverse.
item-letter-of-recommendation = Letter of Recommendation
item-letter-of-recommendation-text = Discard it when you buy a certificate: it costs no gold.

## Rare items

item-great-sword = Great Sword
item-berserkers-axe = Berserker’s Axe
item-berserkers-axe-text = A lost battle costs 1 Health more.
item-radiant-scythe = Radiant Scythe
item-sword-of-smiting = Sword of Smiting
item-thors-hammer = Thor’s Hammer
item-thors-hammer-text = Thrown, it is not damaged if your die shows 4 to 6.
item-black-spear = Black Spear
item-mace-of-the-dark-gods = Mace of the Dark Gods
item-mace-of-the-dark-gods-text = Before a battle pay 1 Health and 1 Magic: +3 Strength more in it.
item-ritual-dagger = Ritual Dagger
item-ritual-dagger-text = Health may be paid instead of Magic to start a Battle of Wills.
item-flaming-staff = Flaming Staff
item-staff-of-the-archmagi = Staff of the Archmagi
item-knights-shield = Knight’s Shield
item-knights-shield-text = Damage it to turn a lost roll of Strength into a draw.
item-spiked-shield = Spiked Shield
item-spiked-shield-text = +1 experience when you win a Battle of Strength by 3 or more.
item-radiant-shield = Radiant Shield
item-crystal-skull = Crystal Skull
item-crystal-skull-text = Once per turn, recharge 1 Magic after a won Battle of Wills.
item-crown-of-power = Crown of Power
item-gauntlets-of-strength = Gauntlets of Strength
item-ring-of-concentration = Ring of Concentration
item-ring-of-magical-forces = Ring of Magical Forces
item-ring-of-magical-forces-text = Once per round, starting a Battle of Wills costs 1 Magic less.
item-rangers-boots = Ranger’s Boots
item-rangers-boots-text = Walk up to two spaces for free.
item-flying-carpet = Flying Carpet
item-flying-carpet-text = Your move: pay 1 gold, go to any other space.
item-elixir-of-youth = Elixir of Youth
item-elixir-of-youth-text = +1 Strength.
item-elixir-of-wisdom = Elixir of Wisdom
item-elixir-of-wisdom-text = +1 Willpower.
item-potion-of-rebirth = Potion of Rebirth
item-potion-of-rebirth-text = Heal all, recharge all; may be drunk at the moment of death to stay alive.
item-scroll-of-divine-will = Scroll of Divine Will
item-scroll-of-divine-will-text = In one roll your die is 6 and the creature’s is 2.
item-scroll-of-wishes = Scroll of Wishes
item-scroll-of-wishes-text = Choose: +1 Strength, +1 Willpower, 8 gold or 5 experience.
item-time-spiral-scroll = Time Spiral Scroll
item-time-spiral-scroll-text = Take another turn after this one, without a chance card.

## Why not

unknown-card = There is no card called "{ $name }".
unknown-space = There is no space called "{ $name }".
card-twice = The card "{ $name }" is there twice.
character-each = Each of the { $players } players is dealt one character.
first-already-decided = Who starts was decided before this roll.
first-roll-seats = In this roll not just those who must roll have dice.
first-undecided = The rolls do not decide who starts.
dice-count = This roll is of { $own } dice of one’s own and { $foe } of the creature.
draw-from = A card of this deck is drawn here: { $deck }.
not-in-deck = This card cannot come from the deck now: { $name }.
too-little-gold = This costs { $asked } gold; you have { $has }.
too-little-experience = This costs { $asked } experience; you have { $has }.
too-little-health = This costs { $asked } Health; you have { $has }.
too-little-magic = This costs { $asked } Magic; you have { $has }.
too-little-willpower = This asks for { $asked } Willpower; you have { $has }.
not-yours = You do not have this: { $item }.
is-damaged = This is damaged: { $item }.
is-whole = This is not damaged: { $item }.
does-nothing = It would do nothing now.
nothing-to-choose = There is nothing to choose here.
choose-one = Say which.
no-such-choice = This cannot be chosen: { $choice }.
no-cube-to-give = You have no cube of this colour to give.
colour-is-full = You have as many cubes of the other colour as can be.
cannot-steal = The scroll steals only common items: { $item }.
web-holds = The spider’s web: try to leave first.
no-web = There is no web here.
no-stay-here = You cannot stay.
no-foot-here = You cannot walk from here.
no-horse-here = There is no horse here.
no-boat-here = There is no port here.
no-gate-here = There is no magic gate here.
no-boots-here = You have no boots for this.
no-carpet-here = You have no flying carpet.
stay-goes-nowhere = Whoever stays goes nowhere.
already-there = You are there already: { $space }.
too-far = This way does not lead there: { $space }.
no-such-card-here = You do not meet this card.
not-among-these = It is not among the items you may keep: { $item }.
not-a-potion = This cannot be drunk: { $item }.
not-a-scroll = This cannot be read: { $item }.
does-not-save = This does not save from death: { $item }.
for-a-battle = It is declared with a battle or used in its rolls: { $item }.
only-instead-of-moving = Only instead of moving, where the turn began.
nothing-to-fight = There is nothing to fight.
must-be-fought = It must be fought: { $creature }.
no-battle-by-strength = It is not fought by Strength: { $creature }.
no-battle-by-will = It is not fought by Willpower: { $creature }.
not-held = This is neither held nor worn on the head: { $item }.
declared-twice = Something is declared twice.
one-weapon = One weapon at most is used in a battle.
one-shield = One shield at most is used in a battle.
two-hands = You have two hands.
one-head = You have one head.
not-to-be-taken-alive = Nobody asks for it alive: { $creature }.
only-in-hand-and-strength = It works held in hand, by Strength: { $item }.
once-a-round = It works once a round: { $item }.
nothing-to-pay = There is nothing it would make cheaper: { $item }.
no-extra = This is not declared with a battle: { $name }.
nothing-is-owed = Nothing is owed for this kind of battle: leave out how it is paid.
no-health-for-magic = Health cannot be paid for Magic here.
cannot-use-in-roll = It cannot be used in this roll: { $item }.
not-offered-here = This is not offered here: { $space }.
once-a-turn = Once a turn only.
no-market-here = Items are bought and sold in the City and the Village.
not-on-sale = It is not on sale here: { $item }.
no-repair-here = Items are repaired at guilds, in the City and in the Village.
not-at-the-guild = You are not at this guild: { $space }.
has-certificate = You have this guild’s certificate.
no-use-here = It is of no use here: { $item }.
move-first = First move, or stay.
has-moved = You have moved already.
nothing-asks = Nothing asks for this now.
roll-first = First the dice of this battle.
shield-first = First decide about your shield.
give-first = First give up an item.
keep-first = First choose the item you keep.
dying = You are dying: drink, or die.

## Table talk

say-cheer = Well fought!
say-wait-for-me = Wait for me!

## The table in words

quest-described-game = The game
quest-described-options = { $crisis ->
    [yes] Economic Crisis is among the chance cards
   *[no] Without Economic Crisis
 }; { $odds ->
    [yes] the odds of battles are shown
   *[no] the odds of battles are not shown
 }
quest-described-not-begun = Nothing has been dealt yet.
quest-described-over = The game is over. The winner: { $names }
quest-described-to-move = To move, or stay: { $names }
quest-described-to-act = To act: { $names }
quest-described-to-roll = To roll the dice: { $names }
quest-described-to-save = To decide about the shield: { $names }
quest-described-to-give = To give up an item: { $names }
quest-described-to-keep = To choose the item to keep: { $names }
quest-described-to-death = Dying, to drink or die: { $names }
quest-described-met = The card of this space is dealt with, or there was none.
quest-described-stayed = Stayed where the turn began.
quest-described-free = Out of the spider’s web.
quest-described-used = Used already this turn: { $what }
quest-described-of = { $what } ({ $whose })
quest-described-service = May be used again: { $card }
quest-described-fights = { $creature }, { $kind }
quest-described-sums = Before the dice: { $own } against { $foe }
quest-described-part = { $amount } { $what }
quest-described-rolls = Rolls made: { $count }
quest-described-stage = Stage { $stage } of: { $kinds }
quest-described-first-die = Blessing and curse, on the first die: { $amount }
quest-described-cape = The Cape has been used.
quest-described-lost = It is lost; what that costs is being decided.
quest-described-odds = Odds
quest-described-nothing = with nothing
quest-described-drawn = Drawn, one to be kept
quest-described-heroes = Heroes
quest-described-belongings = What { $name } has
quest-described-ring-used = { item-ring-of-magical-forces }: has worked this round
quest-described-died = Dead, number { $place } to die
quest-described-board = On the board
quest-described-face-down = a face-down card of shuffle { $shuffle }
quest-described-deck-chance = Chance cards
quest-described-deck-adventure = Adventure cards
quest-described-deck-common = Common items
quest-described-deck-rare = Rare items
quest-described-pool = { $shuffle ->
    [0] May still come
   *[other] May still come, or lie face down, of shuffle { $shuffle }
 }: { $cards }
quest-described-times = { $count } × { $what }
quest-described-list-parts = Of it one’s own
quest-described-list-with = With
quest-described-list-extras = Declared besides
quest-described-list-thrown = Thrown
quest-described-list-items = items
quest-described-list-kept = kept cards
quest-described-list-discards = Discarded, the last first
quest-position-face-down = a face-down card
quest-position-goods = on sale: { $items }
quest-entry = { $name }: { $what }
quest-priced = { $item } ({ $price })
quest-column-place = place
quest-column-name = name
quest-column-character = character
quest-column-space = space
quest-column-health = Health
quest-column-magic = Magic
quest-column-gold = gold
quest-column-experience = exp.
quest-column-certificates = cert.
quest-column-items = items
quest-dead = dead
quest-damaged = { $item } (damaged)

## What happens, in the terminal

quest-field-items = items
quest-field-extras = what else helps
quest-told-character = { $name }: { $character }.
quest-told-first = Starts: { $name }.
quest-told-turn = Turn: { $name }.
quest-told-extra-turn = Extra turn: { $name }.
quest-told-chance = Chance: { $card }. { $text }
quest-told-cards-laid = { $count ->
    [0] No such space is free: no card is laid.
    [one] A card is laid face down.
   *[other] { $count } cards are laid face down.
}
quest-told-goods-laid = New goods, { $space }: { $items }.
quest-told-moved-stay = { $name }: stays at { $space }.
quest-told-moved-foot = { $name }: walks to { $space }.
quest-told-moved-horse = { $name }: rides to { $space }.
quest-told-moved-boat = { $name }: by boat to { $space }.
quest-told-moved-gate = { $name }: through the gate to { $space }.
quest-told-moved-boots = { $name }: strides to { $space }.
quest-told-moved-carpet = { $name }: flies to { $space }.
quest-told-moved-wizard = { $name }: sent by the wizard to { $space }.
quest-told-moved-scroll = { $name }: teleports to { $space }.
quest-told-die-rolled = { $card }: the die shows { $die }.
quest-told-turned-up = { $space }: { $card } is turned up.
quest-told-creature = { $type }, Strength { $strength }, Willpower { $will }, rolls to win { $lives }, experience { $experience }.
quest-told-card-discarded = { $space }: { $card } is discarded.
quest-told-card-used = { $name }: uses { $card }.
quest-told-changed = { $name }: { $by } { $what }.
quest-told-item-taken = { $name }: takes { $item }.
quest-told-item-gone = { $name }: no longer has { $item }.
quest-told-item-damaged = Damaged: { $item }.
quest-told-item-repaired = Repaired: { $item }.
quest-told-card-kept = { $name }: keeps { $card }.
quest-told-fight-began = { $name }: battle with { $card }, { $kind }.
quest-told-dice = { $own } and { $foe }
quest-told-rolled = Dice { $dice }: { $own } against { $foe }.
quest-told-fight-ended-win = Won!
quest-told-fight-ended-draw = A draw.
quest-told-fight-ended-loss = Lost.
quest-told-fight-ended-declined = The fight is declined.
quest-told-certificate-bought = { $name }: certificate of { $guild }!
quest-told-died = { $name }: dead.
quest-told-match-ended = The winner: { $name }.
quest-what-health = Health
quest-what-magic = Magic
quest-what-gold = gold
quest-what-experience = experience
quest-what-strength = Strength
quest-what-willpower = Willpower

## What now?

quest-now-move = Move or stay: where you end up, you meet the card or use the place. { $missing ->
    [one] One certificate is
   *[other] { $missing } certificates are
 } missing for your victory.
quest-now-web = A spider’s web holds you: roll to get out, or stay and meet the spider.
quest-now-fight = { $declines ->
    [yes] Fight { $card }, or decline
   *[no] You must fight { $card }
 }: a win brings { $experience } experience and what the card gives, a loss usually costs 1 Health.
quest-now-use = Use { $card } if it helps you; unused it stays here for whoever comes.
quest-now-roll = Roll: your die and { $own } against its die and { $foe }; the higher total wins{ $lives ->
    [1] .
   *[other] , { $lives } rolls in a row.
 }
quest-now-save = The roll is lost: damage your shield and it costs you nothing, or keep it whole and bear the loss.
quest-now-give = Choose which item you give up: the one you will miss least.
quest-now-keep = Choose which of these you keep: the others are discarded.
quest-now-death = One more lost Health is death: drink and live, or your journey ends here.
quest-now-certificate = Buy this guild’s certificate: { $missing ->
    [one] it is the last one missing, and wins.
   *[other] { $missing } are missing, and all five win.
 }
quest-now-market = Buy what helps you and sell what does not, as often as you like; then end your turn.
quest-now-place = Use what this place offers, if you need it; then end your turn.
quest-now-end = There is nothing more for you here: end your turn.

## Why it was won

quest-why-won = { $alone ->
    [yes] { $name }: the last one alive.
   *[no] { $name }: all { $count } certificates.
 }
quest-why-place = { $place }. { $name }: { $count ->
    [one] 1 certificate
   *[other] { $count } certificates
 }, { $experience } experience, { $gold } gold.
quest-why-dead = { $place }. { $name }: dead.
quest-why-ties = Of those with as many certificates, more experience ranks higher, then more gold.
quest-why-dead-ties = The dead come last; who lived longer ranks higher.

## What to do, in the terminal

quest-do-move = go
quest-do-leave = try to leave the web
quest-do-use = use
quest-do-keep = keep
quest-do-drink = drink
quest-do-read = read
quest-do-fight = fight
quest-do-decline = decline the fight
quest-do-roll = roll the dice
quest-do-save = damage your shield to be saved
quest-do-bear = keep your shield whole
quest-do-give = give up
quest-do-die = die
quest-do-visit = have
quest-do-buy = buy
quest-do-sell = sell
quest-do-repair = repair
quest-do-certificate = certificate
quest-do-end = end the turn
quest-way-stay = stay
quest-way-foot = on foot
quest-way-horse = by horse
quest-way-boat = by boat
quest-way-gate = through the gate
quest-way-boots = with your boots
quest-way-carpet = on your carpet
quest-kind-strength = by Strength
quest-kind-will = by Willpower
quest-pay-health = paid in Health
quest-pay-both = paid in Health and Magic
quest-choice-heal = healing
quest-choice-recharge = recharging
quest-choice-inn = a night at the inn
quest-choice-work = work
quest-choice-gold = gold
quest-choice-experience = experience
quest-choice-strength = Strength
quest-choice-willpower = Willpower
quest-choice-plains = Plains
quest-choice-forest = Forest
quest-choice-mountain = Mountains
quest-choice-alive = take him alive
quest-price = costs { $price }
quest-pays = pays { $price }
quest-some = { $count } { $what }
quest-odds = win { $win }%, draw { $draw }%, loss { $loss }%
quest-odds-win = win
quest-odds-draw = draw
quest-odds-loss = loss
quest-ask = Your choice (a number; ?: what cards and items do; t: the whole table; q: leave the table)
quest-ask-battle = fight otherwise: put a battle together
quest-ask-one = Your choice (a number; 0: back to the list)
quest-ask-some = What you use (numbers with spaces between; nothing: none of it; 0: back to the list)
quest-sight-own = Yours
quest-sight-nothing = No card and no item is in sight.

## The table

quest-map = The map
quest-nearer = Nearer
quest-further = Further
quest-whole-map = The whole map
quest-journeys = Journeys
quest-own = Your character and what you can do
quest-others = The other travellers
quest-sheet = Character sheet: { $who }
quest-sign-health = Health: red cubes. A battle lost costs one; with none left you still live, but one more is death.
quest-sign-magic = Magic: blue cubes. What asks for Magic is paid with them; a spent one lies open until you get it back.
quest-sign-gold = Gold buys goods, ways and, with experience, certificates.
quest-sign-experience = Experience comes from battles won; a certificate costs 5.
quest-sign-certificates = Each guild sells its certificate for 5 experience and 5 gold; the two that are underlined ask this character for no gold. All five win.
quest-cubes = { $what }: { $ready } ready of { $all }
quest-certificates = { $count ->
    [one] 1 certificate of five: { $guilds }
   *[other] { $count } certificates of five: { $guilds }
 }
quest-belongings = { $count ->
    [one] 1 thing
   *[other] { $count } things
 }
quest-no-items = No items yet.
quest-slot-hands = Hands
quest-slot-head = Head
quest-slot-other = Worn
quest-slot-bag = Bag
quest-slot-kept = Kept
quest-until-end = +{ $amount } { $what } until the turn ends
quest-cursed = Cursed: −{ $amount } on the next battle’s first die
quest-extra-turns = { $count ->
    [one] An extra turn to come
   *[other] { $count } extra turns to come
 }
quest-turn = Turn
quest-card = Card
quest-chance = Chance card
quest-decks = Decks
quest-deck = { $left } left, { $discards } discarded
quest-choices = What you can do now
quest-not-now = Not possible now: why?
quest-verb-about = { $verb }: { $what }
quest-free = free
quest-battle = Battle
quest-kind = Kind of battle
quest-with = With
quest-more-of-item = { $item }: pay for more
quest-pay = Paid in
quest-pay-magic = paid in Magic
quest-roll-using = with { $items }
quest-roll-win = Roll won!
quest-roll-draw = Even.
quest-roll-loss = Roll lost.
quest-rolls-won = { $won } of { $of } rolls won
quest-part-turn = potion
quest-part-first-die = blessing or curse
quest-ask-dead = Your journey is over. You may watch the others.
quest-ask-wait = { $who } is on the move …
quest-ask-move = { $place }: where to now? Touch a lit land, or choose here.
quest-ask-act = You are here: { $place }.
quest-ask-meet = You meet: { $card }.
quest-ask-roll = The dice are yours.
quest-ask-save = The roll is lost. Will your shield take it?
quest-ask-give = You must give up an item.
quest-ask-keep = Choose the item you keep.
quest-ask-death = You are dying: drink, or die.
quest-standing = { $count ->
    [one] certificate
   *[other] certificates
 }
quest-option-odds = Show the odds of battles
quest-option-odds-more = Exact chances of win, draw and loss, for every way to fight.
quest-option-crisis = Economic Crisis among the chance cards
quest-option-crisis-more = Everyone then loses half their gold.

## The catalogue of cards

quest-catalogue = All the cards
quest-catalogue-lead = Every card, character and land of the game, and where each of its values comes from.
quest-search = Search by name or text
quest-found = { $count ->
    [0] Nothing is called that.
    [one] 1 card
   *[other] { $count } cards
 }
quest-sort-all = everything
quest-sort-creature = creatures
quest-sort-opportunity = opportunities
quest-sort-adventure = adventure cards
quest-sort-common = common items
quest-sort-rare = rare items
quest-sort-character = characters
quest-sort-chance = chance cards
quest-sort-space = lands
quest-rare-item = rare item
quest-copies = { $count } copies
quest-lives = rolls to be won in a row
quest-against = +{ $amount } against { $type }
quest-throw = thrown: +{ $amount }
quest-is-damaged = Damaged: it must be repaired before it is of use.
quest-needs = needs { $price }
quest-type-animal = animal
quest-type-humanoid = humanoid
quest-type-undead = undead
quest-type-demon = demon
quest-type-weapon = one-handed weapon
quest-type-two-handed = two-handed weapon
quest-type-shield = shield
quest-type-hand = held in the hand
quest-type-head = worn on the head
quest-type-potion = potion
quest-type-scroll = scroll
quest-type-other = worn or carried
quest-type-mountain = mountains
quest-type-forest = forest
quest-type-plains = plains
quest-type-guild = guild
quest-type-city = city
quest-type-village = village
quest-type-wilderness = wilderness
quest-marks = Where it comes from
quest-marks-more = The printed game’s sheet names cards without giving their numbers. Each value is therefore marked:
quest-mark-printed = found in print or in several sources
quest-mark-read = read off the card by one source
quest-mark-unchecked = found in one source, not checked
quest-mark-ours = ours, chosen to fit the game
quest-value-name = name
quest-value-type = type
quest-value-slot = slot
quest-value-strength = Strength
quest-value-will = Willpower
quest-value-willpower = Willpower
quest-value-first = attacks with
quest-value-experience = experience
quest-value-lives = rolls
quest-value-treasure = treasure
quest-value-loss = loss
quest-value-special = special rule
quest-value-price = price
quest-value-requires = condition
quest-value-effect = effect
quest-value-again = may be repeated
quest-value-power = power
quest-value-against = bonus by type
quest-value-throw = throw
quest-value-guilds = guilds
quest-value-copies = copies
quest-value-option = table option
quest-value-kind = kind
quest-value-port = port
quest-value-gate = gate
quest-value-blue = civilised
quest-value-market = market
quest-value-offers = offers

## The rulebook's pictures

quest-picture-Q1-1 = Two characters: red cubes, blue cubes, and the two guilds whose certificates cost them no gold.
quest-picture-Q1-4 = Ready cubes stand, spent ones lie open beside them. Red: Strength and Health. Blue: Willpower and Magic.
quest-picture-Q3-1 = An adventure card, face down, and the chance card that lays such cards on the Mountains.
quest-picture-Q5-2 = An opportunity: what it offers is told on it.
quest-picture-Q5-3 = A creature: its Strength, the experience it is worth, and its treasure.
quest-picture-Q6-2 = Each side adds its ready cubes to its die: 7 against 5 is a win.
quest-picture-Q6-3 = The hearts tell how many lives it has.
quest-picture-Q6-4 = A weapon, a shield that goes with it, and a weapon for both hands.
quest-picture-Q7-1 = A price, and what is paid for something sold.
quest-picture-Q8-1 = The seals of the five guilds. The two that are underlined are those on the character.
quest-picture-example-1 = Who fights, and whom: by Strength or, for 2 Magic, by Willpower.
quest-picture-example-2 = Who fights, with what, and whom.
