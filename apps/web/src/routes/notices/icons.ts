/** Icons of notices, on the grid of `shared/ui/icons.ts`. */

export const giftIcon =
  'M5 11v8.5h14V11M4 7.5h16V11H4zM12 7.5v12M12 7.5C10.5 3.5 6.5 3.5 7.5 6c.4 1 2 1.5 4.5 1.5C14.5 7.5 16.1 7 16.5 6c1-2.5-3-2.5-4.5 1.5z'
export const liveIcon = 'M4 7h11v10H4zM15 10.5l5-3v9l-5-3z'
export const flagIcon = 'M6 20.5V4.5M6 5h11l-2.5 3.5L17 12H6'
export const priceIcon = 'M4 16.5l5-5 3.5 3.5L20 7.5M15 7.5h5v5'
export const phoneIcon =
  'M7 4.5h3l1.5 4-2 1.5a10 10 0 0 0 4.5 4.5l1.5-2 4 1.5v3a1.5 1.5 0 0 1-1.5 1.5A13 13 0 0 1 5.5 6 1.5 1.5 0 0 1 7 4.5z'
export const deviceIcon =
  'M8 3.5h8a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5zM11 17.5h2'
