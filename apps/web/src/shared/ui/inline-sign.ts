/** 1 where lines run from left to right, and -1 where they run from right to left: for movements of fingers and keys. */
export const inlineSign = (): 1 | -1 => (document.documentElement.dir === 'rtl' ? -1 : 1)
