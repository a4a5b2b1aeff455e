/** What other modules may use of `text`. */
export { toHongKong } from './convert.ts'
export { foldScript, hasTraditionalOnly } from './scripts.ts'
