import { useState } from 'react'
import { board } from '../../../shared/market/quotes.ts'

/** What a list can be sorted by, besides the person's own order. */
export const sortKeys = ['price', 'percent'] as const
export type SortKey = (typeof sortKeys)[number]

/** A chosen order. */
export interface Sort {
  readonly key: SortKey
  readonly isDescending: boolean
  /** all codes as they were sorted when the person chose; later ticks move no row */
  readonly codes: readonly string[]
}

/** Sorts the shown rows by their quotes; the stored order is not changed. */
export const useSort = (all: readonly string[]) => {
  const [sort, setSort] = useState<Sort>()
  return {
    sort,
    clear: () => setSort(undefined),
    /** the highest first, then the lowest first, then the person's own order again */
    press: (key: SortKey) => {
      if (sort?.key === key && !sort.isDescending) return setSort(undefined)
      const isDescending = sort?.key !== key
      const figureOf = (code: string) => Number(board.get(code)?.[key] ?? 0)
      const rising = [...all].sort((one, other) => figureOf(one) - figureOf(other))
      setSort({ key, isDescending, codes: isDescending ? rising.reverse() : rising })
    },
    /** these codes in the chosen order; one that was added since then is the last */
    inOrder: (codes: readonly string[]): readonly string[] =>
      sort
        ? [...sort.codes.filter((code) => codes.includes(code)), ...codes.filter((code) => !sort.codes.includes(code))]
        : codes,
  }
}
