/** Icons of the chart, on the grid of `icons.ts`. */
export const tableIcon = 'M4 5.5h16v13H4zM4 10h16M4 14.2h16M10 5.5v13'
export const chartIcon = 'M4 4.5v15h16M7.5 15l4-4.5 3 2.5L20 7'
