import type { Figures, Position } from '@foyer/api/accounts'

/** A part of what an account has. */
export interface Share {
  /** code of a security; `others` for the smaller ones together, `cash` for the funds */
  readonly key: string
  readonly position: Position | undefined
  /** cents */
  readonly value: number
  /** thousandths of everything; those of all parts sum to 1000 */
  readonly parts: number
}

/** Securities that are named; the smaller ones are summed up. */
const named = 4

/** Rounds the parts of a whole so that they sum to 1000: the largest remainders get what is left. */
const inThousandths = (values: readonly number[]): number[] => {
  const whole = values.reduce((sum, value) => sum + value, 0)
  const exact = values.map((value) => (value * 1000) / whole)
  const parts = exact.map(Math.floor)
  const left = 1000 - parts.reduce((sum, part) => sum + part, 0)
  const order = exact
    .map((value, nth) => ({ nth, rest: value - Math.floor(value) }))
    .sort((one, other) => other.rest - one.rest)
  for (const { nth } of order.slice(0, left)) parts[nth] = (parts[nth] ?? 0) + 1
  return parts
}

/** What an account has, without its loan: the largest securities, the others together, and its funds. Empty if nothing. */
export const allocate = (positions: readonly Position[], { fundBalance }: Pick<Figures, 'fundBalance'>): Share[] => {
  const worthy = positions
    .filter(({ marketValue }) => marketValue > 0)
    .sort((one, other) => other.marketValue - one.marketValue)
  // a sum of a single one would hide its name
  const count = worthy.length === named + 1 ? named + 1 : named
  const others = worthy.slice(count).reduce((sum, { marketValue }) => sum + marketValue, 0)
  const all = [
    ...worthy.slice(0, count).map((position) => ({ key: position.code, position, value: position.marketValue })),
    { key: 'others', position: undefined, value: others },
    { key: 'cash', position: undefined, value: fundBalance },
  ].filter(({ value }) => value > 0)
  const parts = inThousandths(all.map(({ value }) => value))
  return all.map((one, nth) => ({ ...one, parts: parts[nth] ?? 0 }))
}
