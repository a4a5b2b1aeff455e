/** Icons of the rows of this screen, on the grid of `ui/icons.ts`. */
export const rewardsIcon =
  'M4 8a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v2.2a2 2 0 0 0 0 3.6V16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-2.2a2 2 0 0 0 0-3.6zM14 6.5v2M14 11v2M14 15.5v2'
export const accountIcon =
  'M6 6h12a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM20 10.7h-4.3a1.85 1.85 0 0 0 0 3.7H20'
export const watchlistIcon = 'M12 4.5l2.3 4.8 5.2.7-3.8 3.6.9 5.2-4.6-2.5-4.6 2.5.9-5.2-3.8-3.6 5.2-.7z'
export const sessionsIcon = 'M9 4h6a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM11 17h2'
export const phoneIcon =
  'M7 4.5l2.2 3.8-1.6 1.8a11 11 0 0 0 5.3 5.3l1.8-1.6 3.8 2.2c-.1 2-1.5 3.3-3.3 3.3C9.6 19.3 4.7 14.4 4.7 8.8c0-1.8.6-4 2.3-4.3z'
export const privacyIcon = 'M12 3.5l7 2.5v5.5c0 4.3-2.9 7.5-7 9-4.1-1.5-7-4.7-7-9V6zM9 11.8l2.2 2.2 3.8-4'
export const filmsIcon = 'M6 5h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM10.5 9.2v5.6L15 12z'
export const guidesIcon = 'M12 7c-2-1.5-4.5-2-8-2v13c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V5c-3.5 0-6 .5-8 2zM12 7v13'
export const aboutIcon = 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 11v5M12 8v.2'
export const signOutIcon = 'M10 4.5H6a1.5 1.5 0 0 0-1.5 1.5v12A1.5 1.5 0 0 0 6 19.5h4M15 8l4 4-4 4M19 12H9.5'
export const personIcon = 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20c.6-3.8 3.6-5.5 7.5-5.5s6.9 1.7 7.5 5.5'
