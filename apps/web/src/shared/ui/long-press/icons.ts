export const gripIcon = 'M5 9h14M5 15h14'
export const upArrowIcon = 'M12 19V5M6 11l6-6 6 6'
export const downArrowIcon = 'M12 5v14M6 13l6 6 6-6'
