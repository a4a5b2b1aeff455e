import type { AccountRef } from '@foyer/protocol/login'
import type { Context } from '../../context.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { refreshNamed } from '../accounts/public.ts'
import { openSealed, personIdOf, recordAuthentication, type Seen } from '../identity/public.ts'
import { type Bucket, beginTry, failed, type Try } from './attempts.ts'
import { type Account, findAccount } from './find-account.ts'
import { judge } from './judge.ts'
import { queuePasswordCheck } from './password-turns.ts'
import { failures } from './rules.ts'

const hashOf = ({ secrets: { identifierKey } }: Context, what: string): Buffer =>
  keyedHash(identifierKey, 'login attempt', what)

/** The counters of one person's attempts at one account; `name` identifies the account or the unknown input. */
const ofPerson = (context: Context, userCode: string, name: string): Bucket[] => [
  { hash: hashOf(context, `pair ${userCode} ${name}`), ...failures.pair, cleared: true },
  { hash: hashOf(context, `person ${userCode}`), ...failures.person, cleared: false },
]

/**
 * The counters of an attempt. An existing account counts as one under any of its names; an unknown one is counted by
 * its input.
 */
const bucketsOf = (context: Context, caller: Caller, ref: AccountRef, account: Account | undefined): Bucket[] => {
  const name = account ? `account ${account.fundUserCode}` : `nobody ${JSON.stringify(ref)}`
  const ofAll = { hash: hashOf(context, name), ...failures.account, cleared: true }
  return [...ofPerson(context, caller.sub, name), ...(account?.isOwnDevice ? [] : [ofAll])]
}

/** The counters of second factors for a person who is logged in to the account: the same as those of a login. */
export const factorBuckets = (context: Context, userCode: string, fundUserCode: string): Bucket[] =>
  ofPerson(context, userCode, `account ${fundUserCode}`)

const wrongClaim = 'account and password do not go together'

export interface Claim {
  readonly account: AccountRef
  /** sealed */
  readonly password: string
}

/**
 * Checks client number and password. An unknown account, a wrong password and another person's account have the same
 * answer after the same work, and each adds one entry to the audit trail; an attempt that is not counted adds none. The
 * attempt stays counted as a failure until the caller takes it back or clears it.
 *
 * @throws Refused `decryption_failed`, `login_wrong` with `attemptsLeft`, `login_locked`, `rate_limited` and
 * `unavailable` with `retryAfter`, also while a system of the firm is away
 */
export const provePassword = (
  context: Context,
  caller: Caller,
  origin: Seen,
  claim: Claim,
): Promise<{ account: Account; attempt: Try }> => {
  const password = openSealed(caller, claim.password)
  const check = async () => {
    const person = await personIdOf(context.db, caller)
    await refreshNamed(context, person, claim.account)
    const account = await findAccount(context.db, context.secrets, caller, claim.account)
    const buckets = bucketsOf(context, caller, claim.account, account)
    const attempt = await beginTry(context.db, buckets, context.clocks.wall())
    const verdict = () => context.connectors.credentials.checkPassword(account, password)
    const refused = await judge(context.db, attempt, verdict, 'login_wrong', wrongClaim)
    if (account && !refused) return { account, attempt }
    const of = account ? { account: account.id, person } : { clientNo: JSON.stringify(claim.account), person }
    await recordAuthentication(context.db, context, origin, { event: 'login_failed', of })
    throw refused ?? failed(attempt, 'login_wrong', wrongClaim)
  }
  return queuePasswordCheck(`person ${caller.sub}`, check, context.connectors.credentials.uses)
}
