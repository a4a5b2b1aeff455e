/**
 * Our own icons as paths on a 24 px grid: those of the first load and of several screens. What one screen alone shows
 * stands in its folder, since all of this file is in the first load.
 */

export const backIcon = 'M15 5l-7 7 7 7'
export const closeIcon = 'M6 6l12 12M18 6L6 18'
export const downIcon = 'M6 9.5l6 6 6-6'
export const forwardIcon = 'M9 5l7 7-7 7'
export const searchIcon = 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16.2 16.2L20.5 20.5'
export const checkIcon = 'M5 12.5l4.5 4.5L19 7.5'
export const alertIcon = 'M12 4.5l8.5 15h-17zM12 10.5v4M12 17v.2'
export const clockIcon = 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.2l2.8 1.8'
export const offlineIcon =
  'M4 4l16 16M8.5 8.6A11 11 0 0 0 4 11.5M20 11.5a11 11 0 0 0-8-3.4M7.5 15a6.5 6.5 0 0 1 6-1.6M12 18.8v.2'
