/** What callers know: everything that was acknowledged to them. */
export interface Books {
  /** user codes of persons who have signed in */
  readonly signIns: Set<string>
  /** references of participations, those with a voucher among them */
  readonly joins: Set<string>
  readonly claims: Set<string>
  readonly conversions: Set<string>
  /** references of redeemed vouchers */
  readonly redemptions: Set<string>
  readonly events: Set<number>
  /** keys that were answered in two ways */
  readonly contradictions: string[]
}

export const newBooks = (): Books => ({
  signIns: new Set(),
  joins: new Set(),
  claims: new Set(),
  conversions: new Set(),
  redemptions: new Set(),
  events: new Set(),
  contradictions: [],
})

/** What the database has, one entry for each row. */
export interface Stored {
  readonly signIns: readonly string[]
  readonly joins: readonly string[]
  readonly conversions: readonly string[]
  readonly redemptions: readonly string[]
  readonly events: readonly number[]
  /** persons of the vouchers that each person may have once, by what was granted */
  readonly granted: readonly { readonly item: string; readonly person: number }[]
}

const doubled = <T>(all: readonly T[]): T[] => {
  const seen = new Set<T>()
  return [...new Set(all.filter((one) => seen.size === seen.add(one).size))]
}

/** What was acknowledged and is missing, granted twice, or answered in two ways, one sentence each. */
export const compareBooks = (books: Books, stored: Stored): readonly string[] => {
  const missing = <T>(what: string, acknowledged: ReadonlySet<T>, there: readonly T[]): string[] => {
    const all = new Set(there)
    return [...acknowledged]
      .filter((one) => !all.has(one))
      .map((one) => `${what} ${one} was acknowledged and is missing`)
  }
  const twice = <T>(what: string, there: readonly T[]): string[] =>
    doubled(there).map((one) => `${what} ${one} is there twice`)
  return [
    ...missing('sign-in', books.signIns, stored.signIns),
    ...missing('join', books.joins, stored.joins),
    ...missing('claim', books.claims, stored.joins),
    ...missing('conversion', books.conversions, stored.conversions),
    ...missing('redemption', books.redemptions, stored.redemptions),
    ...missing('event', books.events, stored.events),
    ...twice('redemption', stored.redemptions),
    ...twice('event', stored.events),
    ...twice(
      'voucher',
      stored.granted.map(({ item, person }) => `${item} of person ${person}`),
    ),
    ...books.contradictions.map((key) => `the key ${key} was answered in two ways`),
  ]
}
