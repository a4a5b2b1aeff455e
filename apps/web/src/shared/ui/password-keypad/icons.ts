export const removeIcon = 'M8.5 5.5H20a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H8.5L3 12zM11.5 9.5l5 5M16.5 9.5l-5 5'
