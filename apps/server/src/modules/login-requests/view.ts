import type { ViewLoginReply } from '@foyer/api/login-requests'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { unseal } from '../../crypto/at-rest.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { maskClientNo, ownAccount } from '../accounts/public.ts'
import { lockPerson, type Origin, storedDevice } from '../identity/public.ts'
import { requestHash } from './begin.ts'
import { requireOffered } from './offered.ts'
import { requestLife } from './rules.ts'
import { type StoredState, secondsUntil } from './state.ts'

/** A request as a phone sees it. */
interface Row {
  readonly state: StoredState
  readonly desktop_person_id: number | null
  readonly person_id: number | null
  readonly system: string
  readonly browser: string
  readonly country: string | null
  readonly begun_at: Date
  readonly expires_at: Date
}

/** Locks a request that has not expired. */
const lockRequest = async (tx: ISql, hash: Buffer, now: number): Promise<Row | undefined> => {
  const [row] = await tx<Row[]>`
    select state, desktop_person_id, person_id, system, browser, country, begun_at, expires_at
    from login_requests where request_hash = ${hash} and expires_at > ${new Date(now)} for update`
  return row
}

/** Gives an open request to the person who opened its QR code. The earlier request of this person, which has no answer, ends. */
const take = async (tx: ISql, hash: Buffer, personId: number, expiresAt: Date): Promise<void> => {
  await tx`update login_requests set state = 'refused' where person_id = ${personId} and state = 'seen'`
  await tx`
    update login_requests set state = 'seen', person_id = ${personId}, expires_at = ${expiresAt}
    where request_hash = ${hash}`
}

/**
 * Which device requests a login. The first person who opens the QR code is the only one who can answer, and has as long
 * as the code had.
 *
 * @throws Refused `not_found` if the firm's provider proves accounts
 */
export const viewRequest = async (
  context: Context,
  caller: Caller,
  { country }: Pick<Origin, 'country'>,
  request: string,
): Promise<ViewLoginReply> => {
  requireOffered(context)
  const { db, secrets, clocks } = context
  const now = clocks.wall()
  const hash = requestHash(context, request)
  return db.begin(async (tx): Promise<ViewLoginReply> => {
    const personId = await lockPerson(tx, caller)
    const account = await ownAccount(tx, personId, caller)
    if (!account) return { state: 'otherNumber' }
    const row = await lockRequest(tx, hash, now)
    if (!row || (row.person_id !== null && row.person_id !== personId)) return { state: 'over' }
    if (row.desktop_person_id !== null && row.desktop_person_id !== personId) return { state: 'other' }
    if (row.state === 'refused') return { state: 'refused' }
    if (row.state === 'confirmed' || row.state === 'finished') return { state: 'confirmed' }
    const expiresAt = row.state === 'open' ? new Date(now + requestLife) : row.expires_at
    if (row.state === 'open') await take(tx, hash, personId, expiresAt)
    return {
      state: 'seen',
      ...storedDevice(row),
      country: row.country,
      isElsewhere: row.country !== null && country !== null && row.country !== country,
      begunAt: row.begun_at.getTime(),
      account: maskClientNo(unseal(secrets.dataKey, account.clientNoSealed)),
      secondsLeft: secondsUntil(expiresAt, now),
    }
  })
}
