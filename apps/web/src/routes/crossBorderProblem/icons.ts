/** Icons of this screen, on the grid of `shared/ui/icons.ts`. */

export const qualifiesIcon = 'M10 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM3 20a7 7 0 0 1 10.5-6M14.5 17.5l2.3 2.3L21 15.5'
export const quotaIcon = 'M4.5 16a8 8 0 1 1 15 0M12 14.5l3.5-4.5M12 14.5a1 1 0 1 0 0 2 1 1 0 0 0 0-2z'
export const feesIcon = 'M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9 8.5h6M9 12.5h6'
