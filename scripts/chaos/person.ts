import type { ConversionReply, HoldReply } from '@foyer/api/conversion'
import type { Actor } from './actor.ts'
import type { Reply } from './caller.ts'
import { exchangeActivity, type Known, mealActivity, nothing, type PersonBooks } from './person-books.ts'
import type { Session } from './session.ts'
import type { Till } from './till.ts'

/** A person who is signed in, with what the person knows. */
export interface Person {
  readonly actor: Actor
  readonly session: Session
  readonly books: PersonBooks
  /** answers that contradict earlier ones, found at once */
  readonly contradictions: string[]
}

/** What persons need for their acts. */
export interface Setting {
  /** versions of the terms, by activity */
  readonly terms: ReadonlyMap<number, number>
  readonly tills: readonly Till[]
}

const offers = [
  { offer: 'coffee', cost: 120 },
  { offer: 'book-voucher', cost: 200 },
  { offer: 'supermarket', cost: 260 },
] as const

export const booksOfPerson = (name: string): PersonBooks => ({
  name,
  meal: nothing,
  exchange: nothing,
  conversions: [],
  redemptions: new Map(),
})

/** What an answer says about an act. A refusal that no state of the person explains is a contradiction. */
const known = <Confirmed>(
  { contradictions }: Pick<Person, 'contradictions'>,
  name: string,
  reply: Reply | undefined,
  { is, refusals }: { readonly is: (data: unknown) => Confirmed; readonly refusals: readonly string[] },
): Known<Confirmed> => {
  if (!reply) return { state: 'unknown' }
  if (reply.status === 0) return { state: 'confirmed', is: is(reply.data) }
  if (!refusals.includes(reply.reason ?? '')) contradictions.push(`${name} was refused: ${reply.reason}`)
  return { state: 'refused' }
}

const referenceOf = (data: unknown): string =>
  (data as { participation: { reference: string } }).participation.reference

/** Sends a confirmed act again with its key: the answer must be about the same thing. */
const again = async <Confirmed>(
  { actor, contradictions }: Person,
  name: string,
  outcome: Known<Confirmed>,
  repeat: () => Promise<Reply | undefined>,
  is: (data: unknown) => Confirmed,
): Promise<void> => {
  if (outcome.state !== 'confirmed' || !actor.random.oneIn(3)) return
  const reply = await repeat()
  if (!reply) return
  const second = reply.status === 0 ? JSON.stringify(is(reply.data)) : reply.reason
  if (second !== JSON.stringify(outcome.is))
    contradictions.push(`${name} was answered ${JSON.stringify(outcome.is)}, and then ${second} for the same key`)
}

/** Joins an activity, perhaps twice with different keys, and returns what is known of the participation. */
const join = async (person: Person, { terms }: Setting, activity: number): Promise<Known<string>> => {
  const { actor, session, contradictions } = person
  const path = `/api/user/${activity}/join`
  const consents = actor.random.oneIn(2) ? { consents: ['partner_mobile'] } : {}
  const bodyOf = (key: string) => ({
    key,
    termsVersion: terms.get(activity) ?? 1,
    residence: 'hong_kong',
    ...(activity === mealActivity && consents),
  })
  const body = bodyOf(actor.random.uuid())
  const name = `joining ${activity}`
  const send = () => actor.act(path, body, session)
  const outcome = known(person, name, await send(), { is: referenceOf, refusals: ['activity_sold_out'] })
  await again(person, name, outcome, send, referenceOf)
  if (outcome.state === 'confirmed' && actor.random.oneIn(4)) {
    const other = await actor.act(path, bodyOf(actor.random.uuid()), session)
    if (other?.status === 0 && referenceOf(other.data) !== outcome.is)
      contradictions.push(`${name} with another key gave another participation than ${outcome.is}`)
  }
  return outcome
}

export const claimMeal = async (person: Person, setting: Setting): Promise<void> => {
  if (person.books.meal.state === 'none') {
    person.books.meal = { state: 'unknown' }
    person.books.meal = await join(person, setting, mealActivity)
  }
}

const holdOf = (data: unknown) => (data as HoldReply).hold.id
const conversionOf = (data: unknown) => ({ id: (data as ConversionReply).conversion.id })

/** Reserves an offer with its points, and then converts or releases it. */
export const convert = async (person: Person, setting: Setting): Promise<void> => {
  const { actor, session, books, contradictions } = person
  if (books.exchange.state === 'none') {
    books.exchange = { state: 'unknown' }
    books.exchange = await join(person, setting, exchangeActivity)
  }
  if (books.exchange.state !== 'confirmed') return
  const path = `/api/user/${exchangeActivity}/conversion`
  const { offer, cost } = actor.random.of(offers)
  const request = {
    key: actor.random.uuid(),
    offer,
    termsVersion: setting.terms.get(exchangeActivity) ?? 1,
    consents: ['partner_mobile'],
  }
  const holding = () => actor.act(`${path}/hold`, request, session)
  const held = known(person, `a hold of ${offer}`, await holding(), {
    is: holdOf,
    refusals: ['activity_sold_out', 'already_granted', 'points_short'],
  })
  await again(person, `a hold of ${offer}`, held, holding, holdOf)
  if (held.state !== 'confirmed') return
  const settle = (what: 'commit' | 'release') => {
    const body = { key: actor.random.uuid(), hold: held.is }
    return () => actor.act(`${path}/${what}`, body, session)
  }
  if (actor.random.oneIn(4)) {
    const released = await settle('release')()
    if (released?.status !== 0) return
    const late = await settle('commit')()
    if (late?.status === 0) contradictions.push(`the hold ${held.is} was released and then converted`)
    return
  }
  const at = books.conversions.push({ offer, cost, outcome: { state: 'unknown' } }) - 1
  const committing = settle('commit')
  const outcome = known(person, `converting ${offer}`, await committing(), {
    is: conversionOf,
    refusals: ['hold_expired'],
  })
  books.conversions[at] = { offer, cost, outcome }
  await again(person, `converting ${offer}`, outcome, committing, conversionOf)
}

/** Shows a voucher and lets one counter redeem it, or two at once. */
export const redeem = async (person: Person, { tills }: Setting): Promise<void> => {
  const { actor, session, books } = person
  const confirmed = books.conversions.flatMap(({ outcome }) => (outcome.state === 'confirmed' ? [outcome.is.id] : []))
  if (confirmed.length === 0) return
  const path = `/api/user/${exchangeActivity}/conversion/status`
  const status = await actor.read(path, { id: actor.random.of(confirmed) }, session)
  const reward = (status?.data as ConversionReply | undefined)?.conversion.reward
  if (!reward) return
  const shown = await actor.read('/api/user/rewards/present', { id: reward }, session)
  const { qr } = (shown?.data as { presentation: { qr: string } | null } | undefined)?.presentation ?? {}
  if (qr === undefined) return
  const counted = books.redemptions.get(reward) ?? { confirmed: 0, unknown: 0 }
  books.redemptions.set(reward, counted)
  const counters = actor.random.oneIn(3) ? tills.slice(0, 2) : [actor.random.of(tills)]
  counted.unknown += counters.length
  const outcomes = await Promise.all(counters.map((till) => till.redeem(qr)))
  for (const outcome of outcomes) {
    if (outcome !== 'unknown') counted.unknown--
    if (outcome === 'redeemed') counted.confirmed++
  }
  if (counted.confirmed > 1) person.contradictions.push(`the voucher ${reward} was redeemed twice`)
}
