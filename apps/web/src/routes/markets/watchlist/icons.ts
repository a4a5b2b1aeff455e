/** Icons of the watchlist, on the grid of `icons.ts`. */
export const addIcon = 'M12 5v14M5 12h14'
export const removeIcon = 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM8.5 12h7'
export const moreIcon = 'M6 12h.01M12 12h.01M18 12h.01'
export const sortIcon = 'M8 5v14M4.5 8.5L8 5l3.5 3.5M16 19V5M12.5 15.5L16 19l3.5-3.5'
export const penIcon = 'M5 19l1-4L16 5l3 3L9 18z'
export const binIcon = 'M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13'
