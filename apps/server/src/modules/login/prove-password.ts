import type { AccountRef } from '@foyer/contract/login'
import type { Context } from '../../context.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { openSealed } from '../identity/open-sealed.ts'
import { type Account, findAccount } from './accounts.ts'
import { type Bucket, beginTry, failed, type Try } from './attempts.ts'
import { takePasswordTurn } from './password-turns.ts'
import { failures } from './rules.ts'

/** Who tries what. An account that is there counts as one however it was named; else the name itself does. */
const bucketsOf = (context: Context, caller: Caller, ref: AccountRef, account: Account | undefined): Bucket[] => {
  const hash = (what: string): Buffer => keyedHash(context.secrets.pepper, 'login attempt', what)
  const name = account ? `account ${account.fundUserCode}` : `nobody ${JSON.stringify(ref)}`
  return [
    { hash: hash(`pair ${caller.sub} ${name}`), ...failures.pair, cleared: true },
    { hash: hash(`person ${caller.sub}`), ...failures.person, cleared: false },
    ...(account?.isOwnDevice ? [] : [{ hash: hash(name), ...failures.account, cleared: true }]),
  ]
}

export interface Claim {
  readonly account: AccountRef
  /** sealed */
  readonly password: string
}

/**
 * Checks client number and password. An unknown account, a wrong password and another person's account are one answer
 * after the same work. The try stays counted as a failure until whoever asked takes it back or clears it.
 *
 * @throws Refused `decryption_failed`, `login_wrong` with `attemptsLeft`, `login_locked`, `rate_limited` and `unavailable` with `retryAfter`
 */
export const provePassword = (
  context: Context,
  caller: Caller,
  claim: Claim,
): Promise<{ account: Account; attempt: Try }> => {
  const password = openSealed(caller, claim.password)
  return takePasswordTurn(`person ${caller.sub}`, async () => {
    const account = await findAccount(context.db, context.secrets, caller, claim.account)
    const buckets = bucketsOf(context, caller, claim.account, account)
    const attempt = await beginTry(context.db, buckets, context.clocks.wall())
    const right = await context.passwords.isRight(account?.passwordHash, password)
    if (!account || !right) throw failed(attempt, 'login_wrong', 'account and password do not go together')
    return { account, attempt }
  })
}
