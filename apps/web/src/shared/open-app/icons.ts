/** Icons of this folder, on the grid of shared/ui/icons.ts. */

export const shareIcon = 'M12 14.5V3.5M8 7l4-4 4 4M7 10.5H5.5v9.5h13v-9.5H17'
