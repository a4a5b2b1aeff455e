import type { Position } from '@foyer/api/accounts'
import { inLanguage } from '@foyer/api/languages'
import type { Language } from '../../../shared/text/languages.ts'

/** What holdings can be sorted by. */
export type Column = 'name' | 'value' | 'day' | 'total'

export interface Order {
  readonly column: Column
  /** the smallest, or the first of the alphabet, first */
  readonly isRising: boolean
}

/** A name begins with the first of the alphabet, an amount with the largest. */
export const orderBy = (column: Column): Order => ({ column, isRising: column === 'name' })

const amountOf = (column: Exclude<Column, 'name'>, { marketValue, dayGain, gain }: Position): number =>
  ({ value: marketValue, day: dayGain ?? Number.NEGATIVE_INFINITY, total: gain })[column]

/** Sorts holdings; equal ones by their code. */
export const sorted = (
  positions: readonly Position[],
  { column, isRising }: Order,
  language: Language,
): readonly Position[] => {
  const compare = (one: Position, other: Position): number => {
    if (column === 'name')
      return inLanguage(one.name, language).localeCompare(inLanguage(other.name, language), language)
    const [left, right] = [amountOf(column, one), amountOf(column, other)]
    return left === right ? 0 : left - right
  }
  const sign = isRising ? 1 : -1
  return [...positions].sort((one, other) => sign * compare(one, other) || (one.code < other.code ? -1 : 1))
}
