import { randomUUID } from 'node:crypto'
import {
  type CallBackReply,
  type RequestCallBackRequest,
  type RequestedCallBack,
  requestedCallBack,
} from '@foyer/api/call-backs'
import type { FastifyRequest } from 'fastify'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { seal, unseal } from '../../crypto/at-rest.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { ms } from '../../database/milliseconds.ts'
import { limitAddress, limitNumber, limitPerson } from '../../http/rate-limit.ts'
import { Refused } from '../../refused.ts'
import { actOnce, maskMobile, mobileOf, readMobile } from '../identity/public.ts'
import { hotlineOf } from './hotline.ts'
import { addressRate, numberRate, personRate } from './rates.ts'

type Row = Omit<NonNullable<CallBackReply['callBack']>, 'number'> & { readonly number: Buffer }

/** The newest request of a person, and the number that they are registered with. */
export const newestOf = async (db: ISql, { secrets }: Context, personId: number): Promise<CallBackReply> => {
  const [row] = await db<Row[]>`
    select id, state, topic, number_sealed as number, ${ms(db, 'window_from')} as "from", ${ms(db, 'window_to')} as "to",
      ${ms(db, 'created_at')} as at
    from call_backs where person_id = ${personId} order by state = 'open' desc, created_at desc, id limit 1`
  return {
    callBack: row ? { ...row, number: maskMobile(unseal(secrets.dataKey, row.number)) } : null,
    number: maskMobile(await mobileOf(db, secrets, personId)),
  }
}

/**
 * Stores a request of the caller, once per key.
 *
 * @throws Refused `call_back_open` if the person has an open one; `call_back_window` for a window that is not offered;
 *   `rate_limited` beyond the requests of a day; and as `readMobile`
 */
export const requestCallBack = async (
  context: Context,
  request: FastifyRequest,
  { key, client, from, topic, number, note, language }: RequestCallBackRequest,
): Promise<RequestedCallBack> => {
  const { clocks, secrets } = context
  const other = number && readMobile(number.areaCode, number.mobileNo).e164
  const hashed = (purpose: 'called number' | 'call-back note', text: string) =>
    keyedHash(secrets.identifierKey, purpose, text).toString('base64url')
  const act = {
    key,
    activity: 0,
    // the key stays for a week, so it is compared by hashes of what the person typed
    request: {
      ...{ call: 'call back', from, topic, language },
      number: other && hashed('called number', other),
      note: note === undefined ? null : hashed('call-back note', note),
    },
    reply: requestedCallBack,
  }
  return actOnce(context, request.caller, act, async (tx, personId) => {
    const [open] = await tx`select from call_backs where person_id = ${personId} and state = 'open'`
    if (open) throw new Refused('call_back_open', 'the person has an open request')
    const { windows } = await hotlineOf({ db: tx as unknown as Context['db'], clocks }, client)
    const window = windows.find((one) => one.from === from)
    if (!window) throw new Refused('call_back_window', 'this window is not offered')
    const called = other ?? (await mobileOf(tx, secrets, personId))
    // counted in the transaction, so that only requests that were made count
    const counting = { ...context, db: tx as unknown as Context['db'] }
    await limitPerson(counting, personId, personRate)
    // the registered number has no limit of its own, because other people could use it up
    if (other !== null) await limitNumber(counting, other, numberRate)
    await limitAddress(counting, request, addressRate)
    const id: string = randomUUID()
    const row = {
      ...{ id, topic, language, person_id: personId, state: 'open', is_other_number: other !== null },
      number_sealed: seal(secrets.dataKey, called),
      note_sealed: note === undefined ? null : seal(secrets.dataKey, note),
      window_from: new Date(window.from),
      window_to: new Date(window.to),
      created_at: new Date(clocks.wall()),
    }
    await tx`insert into call_backs ${tx(row)}`
    return { id }
  })
}

/** Withdraws an open request of a person. */
export const withdrawCallBack = async (context: Context, personId: number, id: string): Promise<CallBackReply> => {
  const { db, clocks } = context
  await db`
    update call_backs set state = 'withdrawn', closed_at = ${new Date(clocks.wall())}
    where id = ${id} and person_id = ${personId} and state = 'open'`
  return newestOf(db, context, personId)
}
