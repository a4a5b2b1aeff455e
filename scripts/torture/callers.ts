import { randomUUID } from 'node:crypto'
import { caller, type Place, type Tally } from './asking.ts'

/** What callers were told, to be found in the database at the end. */
export interface Told {
  readonly claims: Set<string>
  readonly conversions: Set<string>
  soldOut: number
}

interface Setting {
  readonly place: Place
  readonly tally: Tally
  readonly told: Told
  /** versions of the terms, by activity */
  readonly terms: ReadonlyMap<number, number>
}

const claimed = 499
const exchanged = 488

const join = (terms: number | undefined, key: string = randomUUID()) => ({
  key,
  termsVersion: terms ?? 1,
  residence: 'hong_kong',
})

const referenceOf = (data: Record<string, unknown> | undefined, of: string): string =>
  String((data?.[of] as { reference?: unknown } | undefined)?.reference)

/** A voucher with a code of a pool, once, whatever is tried. */
const claim = async ({ told, terms, tally }: Setting, person: Awaited<ReturnType<typeof caller>>): Promise<void> => {
  const path = `/api/user/${claimed}/join`
  const first = await person.askTwice(path, join(terms.get(claimed)))
  if (first.reason === 'activity_sold_out') told.soldOut++
  if (first.status !== 0) return
  const reference = referenceOf(first.data, 'participation')
  told.claims.add(reference)
  // another key of somebody who takes part gives what they have
  const other = await person.ask(path, join(terms.get(claimed)))
  if (referenceOf(other.data, 'participation') !== reference) tally.contradicted++
}

/** Points, put aside and exchanged. */
const convert = async ({ told, terms }: Setting, person: Awaited<ReturnType<typeof caller>>): Promise<void> => {
  const path = `/api/user/${exchanged}`
  if ((await person.askTwice(`${path}/join`, join(terms.get(exchanged)))).status !== 0) return
  const asked = { key: randomUUID(), offer: 'coffee', termsVersion: terms.get(exchanged) ?? 1 }
  const held = await person.ask(`${path}/conversion/hold`, asked)
  const hold = (held.data?.hold as { id?: string } | undefined)?.id
  if (hold === undefined) return
  const reply = await person.askTwice(`${path}/conversion/commit`, { key: randomUUID(), hold })
  if (reply.status === 0) told.conversions.add(referenceOf(reply.data, 'conversion'))
}

/** One person after the other, until the time is up. @returns how many there were */
export const callUntil = async (setting: Setting, nth: number, isOver: () => boolean): Promise<number> => {
  let persons = 0
  while (!isOver()) {
    const mobile = `+8526${String(nth).padStart(2, '0')}${String(persons++).padStart(5, '0')}`
    const person = await caller(setting.place, mobile, setting.tally)
    await claim(setting, person)
    if (persons % 3 === 0) await convert(setting, person)
  }
  return persons
}
