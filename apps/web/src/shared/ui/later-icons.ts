/** Icons of several screens that are not in the first load, on the grid of `icons.ts`. */

export const forwardIcon = 'M9 5l7 7-7 7'
export const checkIcon = 'M5 12.5l4.5 4.5L19 7.5'
export const clockIcon = 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.2l2.8 1.8'
export const searchIcon = 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16.2 16.2L20.5 20.5'
export const offlineIcon =
  'M4 4l16 16M8.5 8.6A11 11 0 0 0 4 11.5M20 11.5a11 11 0 0 0-8-3.4M7.5 15a6.5 6.5 0 0 1 6-1.6M12 18.8v.2'
export const eyeIcon =
  'M2.8 12S6 5.8 12 5.8 21.2 12 21.2 12 18 18.2 12 18.2 2.8 12 2.8 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z'
export const eyeOffIcon =
  'M4 4l16 16M9.5 6.2A9 9 0 0 1 12 5.8c6 0 9.2 6.2 9.2 6.2a15 15 0 0 1-2.7 3.4M6 7.9A15 15 0 0 0 2.8 12S6 18.2 12 18.2a9 9 0 0 0 4-.9M10 10a2.8 2.8 0 0 0 4 4'
/** a person */
export const personIcon = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4.5 20a7.5 7.5 0 0 1 15 0'
