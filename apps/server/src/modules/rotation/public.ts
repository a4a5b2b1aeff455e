/** What other code may use of `rotation`. */
export { retireRemovedKeys } from './retired.ts'
export { settleValues } from './settle.ts'
