import type { Context } from '../../context.ts'
import { unseal } from '../../crypto/at-rest.ts'
import { passwordHashOf, totpSealedOf, tradingPasswordHashOf } from '../../modules/accounts/public.ts'
import { takeTotp } from '../../modules/login/public.ts'
import type { CredentialCheck, Verdict } from './port.ts'

/** The callers count and lock; the tables of the sandbox have no lock of their own. */
const verdictOf = (isRight: boolean): Verdict =>
  isRight ? { verdict: 'right' } : { verdict: 'wrong', attemptsLeft: null }

/** Checks against the hashes and authenticators that the sandbox stores in its own tables. */
export const sandboxCredentials = ({
  db,
  secrets,
  passwords,
  clocks,
}: Pick<Context, 'db' | 'secrets' | 'passwords' | 'clocks'>): CredentialCheck => ({
  uses: 'processor',
  checkPassword: async (account, password) =>
    verdictOf(await passwords.isRight(await passwordHashOf(db, account?.id), password)),
  hasAuthenticator: async ({ id }) => (await totpSealedOf(db, id)) !== undefined,
  checkAuthenticator: async ({ id }, code) => {
    const sealed = await totpSealedOf(db, id)
    const isRight = sealed && (await takeTotp(db, id, unseal(secrets.dataKey, sealed), code, clocks.wall()))
    return verdictOf(isRight === true)
  },
  checkTradingPassword: async ({ id }, password) => {
    const hash = await tradingPasswordHashOf(db, id)
    return hash === undefined ? { verdict: 'absent' } : verdictOf(await passwords.isRight(hash, password))
  },
})
