// Written by web/generate.py from the art of Quest; do not edit.

/** The lands, clockwise from the Village. */
export const SPACES = ["village", "mountains-1", "magic-tower", "forest-3", "plains-4", "forest-5", "monastery", "city", "plains-8", "mountains-9", "fortress", "plains-11", "enchanted-wilderness", "forest-13", "forest-camp", "mountains-15", "plains-16", "forest-17", "thieves-guild", "plains-19"];

export const CHARTS = { wide: { width: 1000, height: 700, places: [[500, 91], [618, 92], [735, 103], [845, 142], [910, 237], [918, 362], [910, 470], [844, 565], [734, 604], [616, 614], [486, 615], [382, 614], [265, 603], [155, 564], [90, 469], [82, 353], [90, 236], [156, 141], [266, 102], [384, 92]] }, tall: { width: 720, height: 880, places: [[360, 91], [469, 95], [567, 136], [622, 228], [637, 335], [638, 455], [636, 553], [621, 659], [567, 751], [468, 791], [351, 795], [251, 791], [153, 750], [98, 658], [83, 551], [82, 431], [84, 333], [99, 227], [153, 135], [252, 95]] } } as const;
