export const hornIcon = 'M4 10v4h3l6 4.5v-13L7 10zM16.5 9.2a4 4 0 0 1 0 5.6M19 6.8a7.4 7.4 0 0 1 0 10.4'
export const pauseIcon = 'M9 6.5v11M15 6.5v11'
export const resumeIcon = 'M8.5 6l9 6-9 6z'
