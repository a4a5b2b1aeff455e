/** What other modules may use of `accounts`. */
export { type Account, accountOf, lockAccount, lockAccountById } from './account.ts'
export { accountFigures } from './account-figures.ts'
export { accountValues } from './account-values.ts'
export { addDemoClients } from './add-demo-clients.ts'
export { acceptTotpStep, authenticatorOf, totpSecretOf } from './authenticator.ts'
export { accountIdsOf, accountIdsUnder, clientNoHashes } from './client-no.ts'
export { demoTradingPassword } from './demo-accounts.ts'
export { demoClients, demoPassword } from './demo-clients.ts'
export { type Holder, holderOf } from './holder.ts'
export { isClient } from './is-client.ts'
export { maskClientNo, maskName } from './masks.ts'
export { newestAccountOf } from './newest-account.ts'
export { accountsWithNumberOf, activeAccountsOf, moveAccounts } from './number.ts'
export { ownAccount } from './own-account.ts'
export { addToPosition } from './positions.ts'
export { limitOf, readOwnBooks } from './read-books.ts'
export { refreshAccountsOf, refreshNamed } from './refresh.ts'
export { clientAccountRows, positionRows } from './relations.ts'
export { requireBooks } from './require-books.ts'
export { setUpAccount } from './set-up-account.ts'
export { accountsOf, clientInfoOf, referredAccountsOf } from './shown-account.ts'
export { isActiveAccount, suspended } from './status.ts'
export { passwordHashOf, totpSealedOf, tradingPasswordHashOf } from './stored-credentials.ts'
export {
  beginPasswordTry,
  clearPasswordTries,
  type PasswordTry,
  takeBackPasswordTry,
  tradingPasswordState,
} from './trading-passwords.ts'
