/**
 * Our own icons as paths on a 24 px grid. This file contains those of the first load, which includes all of it. Icons
 * of several other screens are in `later-icons.ts`, and icons of a single screen in its folder.
 */

export const backIcon = 'M15 5l-7 7 7 7'
export const closeIcon = 'M6 6l12 12M18 6L6 18'
export const downIcon = 'M6 9.5l6 6 6-6'
export const alertIcon = 'M12 4.5l8.5 15h-17zM12 10.5v4M12 17v.2'
