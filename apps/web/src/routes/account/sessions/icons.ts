/** Icons of devices, on the grid of `shared/ui/icons.ts`. */
export const phoneIcon = 'M9 3.5h6a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2zM11 17.5h2'
export const computerIcon = 'M5.5 5h13A1.5 1.5 0 0 1 20 6.5V15H4V6.5A1.5 1.5 0 0 1 5.5 5zM2.5 18.5h19'
