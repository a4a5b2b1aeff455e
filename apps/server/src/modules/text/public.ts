/** What other modules may use of `text`. */
export { toHongKong } from './convert.ts'
export { foldedForms, foldScript, hasTraditionalOnly } from './scripts.ts'
