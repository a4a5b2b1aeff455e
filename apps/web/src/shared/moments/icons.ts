/** Icons of moments, on the grid of `shared/ui/icons.ts`. */

export const calendarIcon = 'M5 6.5h14v13H5zM5 10.5h14M8.5 4v4M15.5 4v4M12 13v4M10 15h4'
export const shareUpIcon = 'M12 14.5V4M8 7.5L12 3.5l4 4M6 11.5H5v8h14v-8h-1'
