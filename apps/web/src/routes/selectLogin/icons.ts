/** Icons of this screen, on the grid of shared/ui/icons.ts. */

export const phoneIcon = 'M8 3.5h8a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1zM11 17.5h2'
export const shieldIcon = 'M12 3.5l7 2.6v5.4c0 4.3-2.9 7.5-7 9-4.1-1.5-7-4.7-7-9V6.1zM9 11.8l2.2 2.2 3.9-4.2'
export const appIcon = 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM16.5 13.5v6M13.5 16.5h6'
export const eyeIcon =
  'M2.8 12S6 5.8 12 5.8 21.2 12 21.2 12 18 18.2 12 18.2 2.8 12 2.8 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z'
export const eyeOffIcon =
  'M4 4l16 16M9.5 6.2A9 9 0 0 1 12 5.8c6 0 9.2 6.2 9.2 6.2a15 15 0 0 1-2.7 3.4M6 7.9A15 15 0 0 0 2.8 12S6 18.2 12 18.2a9 9 0 0 0 4-.9M10 10a2.8 2.8 0 0 0 4 4'
