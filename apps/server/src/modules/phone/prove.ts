import type { ProvedChange, ProvePhoneRequest } from '@foyer/api/phone-change'
import { phoneChangeStates } from '@foyer/protocol/machines/phone-change'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { audit } from '../../engine/audit.ts'
import { transition } from '../../engine/transition.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'
import { accountsWithNumberOf, refreshAccountsOf } from '../accounts/public.ts'
import { lockPerson, mobileOf, openSealed, personIdOf, type Seen, userCodeOf } from '../identity/public.ts'
import { consumeLoginTicket } from '../login/public.ts'
import { countVerified, recordCodeFailure, refusalOf, tryCode } from '../sms/public.ts'
import { phoneCode } from './codes.ts'
import { refuseWhileCooling } from './cooling.ts'
import { openChange } from './rows.ts'
import { changeLife } from './rules.ts'
import { changeNotOpen } from './send.ts'

type Proved = { readonly accountId: number | null } | Refused

const byCode = async (tx: ISql, context: Context, personId: number, origin: Seen, code: string): Promise<Proved> => {
  const now = context.clocks.wall()
  const key = phoneCode(context, 'old', personId, await mobileOf(tx, context.secrets, personId), origin.sessionId)
  const attempt = await tryCode(tx, key, code, now)
  if (attempt.result !== 'right') {
    await recordCodeFailure(tx, context, origin, attempt, { purpose: 'phone_old', person: personId })
    return refusalOf(attempt)
  }
  await countVerified(tx, now)
  return { accountId: null }
}

const byAccount = async (
  tx: ISql,
  { secrets: { identifierKey }, clocks }: Context,
  caller: Caller,
  { personId, accounts }: { personId: number; accounts: readonly number[] },
  { fundUserCode, userToken }: Extract<ProvePhoneRequest, { way: 'account' }>,
): Promise<Proved> => {
  const claim = { ticket: openSealed(caller, userToken), fundUserCode }
  const holder = { sid: caller.sid, sub: await userCodeOf(tx, personId) }
  const proved = await consumeLoginTicket(tx, { identifierKey, caller: holder, now: clocks.wall(), ...claim })
  const own = proved?.status === 'active' && accounts.includes(proved.accountId)
  return own ? { accountId: proved.accountId } : changeNotOpen()
}

/** Begins a change and ends any earlier open one. */
const begin = async (
  tx: ISql,
  caller: Caller,
  personId: number,
  { key, way }: ProvePhoneRequest,
  { accountId, now }: { accountId: number | null; now: number },
): Promise<ProvedChange> => {
  const expiresAt = now + changeLife
  const earlier = await tx<{ id: string }[]>`
    select id from phone_changes where person_id = ${personId} and status = 'proved'`
  for (const { id } of earlier)
    await transition(tx, phoneChangeStates, { table: 'phone_changes', id }, 'end', { actor: 'person', wall: now })
  const [begun] = await tx`
    insert into phone_changes (id, person_id, session_id, status, way, account_id, proved_at, expires_at)
    values (${key}, ${personId}, ${caller.sid}, 'proved', ${way}, ${accountId}, ${new Date(now)}, ${new Date(expiresAt)})
    on conflict do nothing returning 1`
  if (!begun) throw new Refused('key_reused', 'this change was begun before and has ended')
  await audit(tx, { actor: 'person', subject: 'phone_changes', subjectId: key, event: 'prove', wall: now })
  return { change: key, expiresAt }
}

/**
 * Proves the old factor and so begins a change. The same call again returns the same answer. A number that is the
 * second factor of accounts also requires the password of one: otherwise a moment with an unlocked phone would be
 * enough to take over the account.
 *
 * @throws Refused `phone_cooling`, `level_too_low` for a code alone if accounts use the number, `sms_code_…`,
 * `ticket_invalid`, `decryption_failed`, `key_reused`
 */
export const proveOldFactor = async (
  context: Context,
  caller: Caller,
  origin: Seen,
  body: ProvePhoneRequest,
): Promise<ProvedChange> => {
  await refreshAccountsOf(context, await personIdOf(context.db, caller))
  const outcome = await context.db.begin(async (tx) => {
    const now = context.clocks.wall()
    const personId = await lockPerson(tx, caller)
    const open = await openChange(tx, { personId, sessionId: caller.sid, now })
    if (open?.change === body.key) return { change: open.change, expiresAt: open.expiresAt }
    await refuseWhileCooling(tx, { personId }, now)
    const accounts = await accountsWithNumberOf(tx, personId)
    if (body.way === 'sms' && accounts.length > 0)
      throw new Refused('level_too_low', 'accounts use this number, so one of them must be proved')
    const proved =
      body.way === 'sms'
        ? await byCode(tx, context, personId, origin, body.code)
        : await byAccount(tx, context, caller, { personId, accounts }, body)
    return proved instanceof Refused ? proved : begin(tx, caller, personId, body, { accountId: proved.accountId, now })
  })
  // thrown outside the transaction, so that the count of the wrong attempt is stored
  if (outcome instanceof Refused) throw outcome
  return outcome
}
