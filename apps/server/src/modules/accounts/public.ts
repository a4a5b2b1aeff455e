/** What other modules may use of `accounts`. */
export { accountFigures } from './account-figures.ts'
export { demoTradingPassword } from './demo-accounts.ts'
export { type Holder, holderOf } from './holder.ts'
export { limitOf } from './read-books.ts'
export { clientAccountRows, positionRows } from './relations.ts'
