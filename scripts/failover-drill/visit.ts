import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../apps/server/src/context.ts'
import type { App } from '../../apps/server/src/http/app.ts'
import { url as eventsUrl, one, wireEvent } from '../../apps/server/src/modules/tracking/testing.ts'
import { identityBody } from '../../apps/server/src/testing/sign-in.ts'
import { type Credentials, credentialsOf, type Device, device } from '../../apps/server/src/testing/signed-client.ts'
import type { Books } from './books.ts'
import type { Caller, Reply } from './caller.ts'
import type { Act } from './journal.ts'

/** What every visit needs. */
export interface Setting {
  /** what signs a call */
  readonly context: Pick<Context, 'clocks'> & { readonly secrets: Pick<Context['secrets'], 'twoLayerSecret'> }
  readonly books: Books
  /** the code in the newest message to a number */
  codeFor(mobile: string): Promise<string>
  readonly merchant: { readonly merchant: string; readonly pin: string }
}

export const claimed = 499
export const exchanged = 488

interface Visitor {
  readonly setting: Setting
  readonly caller: Caller
  readonly from: Device
}

type Signed = (act: Act, url: string, body: object, as: Credentials) => Promise<Reply>

const signedBy =
  ({ caller, from }: Visitor): Signed =>
  (act, url, body, as) =>
    caller.call(act, () => from.sign(url, body, as))

/** Signs in by SMS. @returns undefined if a lost answer cost the code, as it may: the person requests another one later */
const signIn = async (visitor: Visitor, mobileNo: string): Promise<Credentials | undefined> => {
  const { setting, caller, from } = visitor
  const call = signedBy(visitor)
  const number = { areaCode: '852', mobileNo }
  const { data: token } = await caller.call('sign-in', () => from.touristCall())
  if (!token) return undefined
  const tourist = credentialsOf(token as never)
  const sent = await call('sign-in', `/api/user/${exchanged}/sms`, number, tourist)
  if (!sent.data) return undefined
  const code = await setting.codeFor(`+852${mobileNo}`)
  const { data: ticket } = await call('sign-in', `/api/user/${exchanged}/smsVerify`, { ...number, code }, tourist)
  if (!ticket) return undefined
  const proof = ticket as { userCode: string; userToken: string }
  const { data } = await caller.call('sign-in', () =>
    from.sign('/trade/auth/identity', identityBody(from, tourist, number, proof), tourist),
  )
  if (!data) return undefined
  setting.books.signIns.add(proof.userCode)
  return credentialsOf(data as never)
}

const referenceIn = (reply: Reply, of: string): string => {
  const { reference } = (reply.data?.[of] ?? {}) as { reference?: string }
  if (reference === undefined) throw new Error(`no reference of a ${of}: ${JSON.stringify(reply)}`)
  return reference
}

/** Sends a call and repeats it with the same key: the answer must be the same. */
const twice = async (books: Books, send: () => Promise<Reply>, key: string): Promise<Reply> => {
  const first = await send()
  const again = await send()
  if (!isDeepStrictEqual(again.data, first.data)) books.contradictions.push(key)
  return first
}

const joins = async (visitor: Visitor, as: Credentials, activity: number, act: 'claim' | 'join'): Promise<void> => {
  const { books } = visitor.setting
  const call = signedBy(visitor)
  const body = { key: randomUUID(), termsVersion: 1, residence: 'hong_kong' }
  const reply = await twice(books, () => call(act, `/api/user/${activity}/join`, body, as), body.key)
  books[act === 'claim' ? 'claims' : 'joins'].add(referenceIn(reply, 'participation'))
}

/** Converts points into a voucher. @returns the id of the voucher */
const converts = async (visitor: Visitor, as: Credentials): Promise<string> => {
  const { books } = visitor.setting
  const call = signedBy(visitor)
  const path = `/api/user/${exchanged}/conversion`
  const wanted = { key: randomUUID(), offer: 'coffee', termsVersion: 1 }
  const held = await call('conversion', `${path}/hold`, wanted, as)
  const { id: hold } = (held.data?.hold ?? {}) as { id?: string }
  const commit = { key: randomUUID(), hold }
  const reply = await twice(books, () => call('conversion', `${path}/commit`, commit, as), commit.key)
  books.conversions.add(referenceIn(reply, 'conversion'))
  const { reward } = (reply.data?.conversion ?? {}) as { reward?: string }
  return String(reward)
}

/** Shows the voucher and redeems it at a counter. */
const redeems = async (visitor: Visitor, as: Credentials, id: string): Promise<void> => {
  const { setting, caller } = visitor
  const call = signedBy(visitor)
  const atCounter = (path: string, body: object, more = {}) =>
    caller.call('redemption', () => ({
      method: 'POST' as const,
      url: `/api/merchants/${path}`,
      headers: { 'content-type': 'application/json', ...more },
      payload: JSON.stringify(body),
    }))
  const { data: session } = await atCounter('session', setting.merchant)
  const authorization = `Bearer ${session?.token}`
  for (;;) {
    const { data: shown } = await call('redemption', '/api/user/rewards/present', { id }, as)
    const { qr } = (shown?.presentation ?? {}) as { qr?: string }
    const body = { key: randomUUID(), code: qr }
    const reply = await twice(setting.books, () => atCounter('redeem', body, { authorization }), body.key)
    // while the database was away, the code was shown for too long
    if (reply.reason === 'code_expired') continue
    if (!reply.data) throw new Error(`not redeemed: ${JSON.stringify(reply)}`)
    setting.books.redemptions.add(String(reply.data.reference))
    return
  }
}

let events = 100_000_000

const tracks = async ({ setting, caller, from }: Visitor): Promise<void> => {
  const id = events++
  const time = Date.now()
  const event = wireEvent('track', { distinct_id: from.mobileUserCode, _track_id: id, time, _flush_time: time })
  const form = one(event)
  await caller.call('event', () => ({
    method: 'POST' as const,
    url: eventsUrl,
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    payload: form,
  }))
  setting.books.events.add(id)
}

/** One person: signs in, claims, joins, converts, redeems, and is tracked. @returns whether the sign-in succeeded */
export const visit = async (setting: Setting, caller: Caller, nth: number): Promise<boolean> => {
  const from = device({} as App, setting.context as Context)
  const visitor = { setting, caller, from }
  await tracks(visitor)
  const as = await signIn(visitor, `6${String(1_000_000 + nth)}`)
  if (!as) return false
  await joins(visitor, as, claimed, 'claim')
  await tracks(visitor)
  await joins(visitor, as, exchanged, 'join')
  await redeems(visitor, as, await converts(visitor, as))
  await tracks(visitor)
  return true
}
