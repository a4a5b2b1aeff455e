interface Bounds {
  readonly least: number
  readonly most: number
}

/** Round amounts from 1 to the most that a number represents exactly: 1, 2, 3 and 5 of each power of ten. */
const roundAmounts: readonly number[] = Array.from({ length: 14 }, (_, power) =>
  [1, 2, 3, 5].map((leading) => leading * 10 ** power),
).flat()

/** The next value above or below `from`, or `from` itself at the end; `values` rise. */
const next = (values: readonly number[], from: number, direction: 'up' | 'down'): number => {
  const found =
    direction === 'up' ? values.find((value) => value > from) : [...values].reverse().find((value) => value < from)
  return found ?? from
}

/** The next round amount within the bounds, in minor units. */
export const nextAmount = (from: number, { least, most }: Bounds, direction: 'up' | 'down'): number =>
  next(
    roundAmounts.filter((amount) => amount >= least && amount <= most),
    from,
    direction,
  )
