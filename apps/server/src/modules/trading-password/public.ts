/** What other modules may use of `trading-password`. */
export { proveTradingPassword } from './prove.ts'
