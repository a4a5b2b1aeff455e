export const refreshIcon = 'M19 5v5h-5M18.4 10A7 7 0 1 0 19 13.5'
export const arrowDownIcon = 'M12 5v13M6.5 12.5L12 18l5.5-5.5'
