/** Icons of the controls, on the 24 px grid of the shared icons. */
export const pauseIcon = 'M9 6.5v11M15 6.5v11'
export const playIcon = 'M8.5 6v12l9.5-6z'
