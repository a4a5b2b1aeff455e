import { randomUUID } from 'node:crypto'
import { caller, type Place, type Tally } from './caller.ts'

/** Answers that callers received, to be compared with the database at the end. */
export interface Answers {
  readonly claims: Set<string>
  readonly conversions: Set<string>
  soldOut: number
}

interface Setting {
  readonly place: Place
  readonly tally: Tally
  readonly answers: Answers
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

/** Claims one voucher from a code pool, exactly once. */
const claim = async ({ answers, terms, tally }: Setting, person: Awaited<ReturnType<typeof caller>>): Promise<void> => {
  const path = `/api/user/${claimed}/join`
  const first = await person.callTwice(path, join(terms.get(claimed)))
  if (first.reason === 'activity_sold_out') answers.soldOut++
  if (first.status !== 0) return
  const reference = referenceOf(first.data, 'participation')
  answers.claims.add(reference)
  // another key of a person who already takes part returns their existing participation
  const other = await person.call(path, join(terms.get(claimed)))
  if (referenceOf(other.data, 'participation') !== reference) tally.contradicted++
}

/** Reserves points and converts them. */
const convert = async ({ answers, terms }: Setting, person: Awaited<ReturnType<typeof caller>>): Promise<void> => {
  const path = `/api/user/${exchanged}`
  if ((await person.callTwice(`${path}/join`, join(terms.get(exchanged)))).status !== 0) return
  const request = { key: randomUUID(), offer: 'coffee', termsVersion: terms.get(exchanged) ?? 1 }
  const holdReply = await person.call(`${path}/conversion/hold`, request)
  const hold = (holdReply.data?.hold as { id?: string } | undefined)?.id
  if (hold === undefined) return
  const reply = await person.callTwice(`${path}/conversion/commit`, { key: randomUUID(), hold })
  if (reply.status === 0) answers.conversions.add(referenceOf(reply.data, 'conversion'))
}

/** Runs one person after the other until the time is up. @returns the number of persons */
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
