/** What other modules may use of `cashback`. */
export { cashbackOfAccount } from './of-account.ts'
export { registrationsUnder } from './registrations.ts'
