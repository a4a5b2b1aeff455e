/** What other code may use of `rotation`. */
export { removedKeys, restoreKey, retireRemovedKeys } from './retired.ts'
export { settleValues } from './settle.ts'
