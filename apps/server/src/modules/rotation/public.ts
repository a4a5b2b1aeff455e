/** What other code may use of `rotation`. */
export { requireRetirable } from './retired.ts'
export { settleValues } from './settle.ts'
