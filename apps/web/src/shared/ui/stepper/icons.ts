export const minusIcon = 'M5 12h14'
export const plusIcon = 'M12 5v14M5 12h14'
