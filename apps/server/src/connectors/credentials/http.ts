import { randomBytes } from 'node:crypto'
import type { SystemCaller } from '../wire/caller.ts'
import { credentialsContract } from './contract.ts'
import type { CredentialCheck } from './port.ts'

const { checkPassword, readFactors, checkAuthenticator, checkTradingPassword } = credentialsContract.operations

/** A reference that no account has, so that an account that does not exist costs the same call. */
const nobody = (): string => `none-${randomBytes(12).toString('base64url')}`

const typed = (password: string): string => password.normalize('NFKC')

/** The credential check of a firm that answers the documented calls. */
export const httpCredentials = ({ call }: Pick<SystemCaller, 'call'>): CredentialCheck => ({
  uses: 'network',
  checkPassword: async (account, password) => {
    const verdict = await call(checkPassword, {
      account: account?.fundUserCode ?? nobody(),
      password: typed(password),
    })
    // whatever a system says about a reference that does not exist
    return account || verdict.verdict !== 'right' ? verdict : { verdict: 'wrong', attemptsLeft: null }
  },
  hasAuthenticator: async ({ fundUserCode }) => (await call(readFactors, { account: fundUserCode })).authenticator,
  checkAuthenticator: ({ fundUserCode }, code) => call(checkAuthenticator, { account: fundUserCode, code }),
  checkTradingPassword: ({ fundUserCode }, password) =>
    call(checkTradingPassword, { account: fundUserCode, password: typed(password) }),
})
