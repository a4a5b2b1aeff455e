/** The difference between two sets of times. */
export interface Comparison {
  /** how often a time of the second set is longer than one of the first: 0.5 if they do not differ */
  readonly share: number
  /** Mann-Whitney U in standard deviations */
  readonly z: number
}

/** A difference of more standard deviations is significant, as in dudect. */
const certain = 4.5

/** Mann-Whitney test. It uses ranks only, because the long tails of times would dominate a mean. */
export const compare = (first: readonly number[], second: readonly number[]): Comparison => {
  const ranked = [...first.map((time) => ({ time, second: 0 })), ...second.map((time) => ({ time, second: 1 }))].sort(
    (a, b) => a.time - b.time,
  )
  const rankSum = ranked.reduce((sum, { second: isSecond }, i) => sum + isSecond * (i + 1), 0)
  const [n, m] = [first.length, second.length]
  const u = rankSum - (m * (m + 1)) / 2
  return { share: u / (n * m), z: (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12) }
}

export const areDistinguishable = ({ z }: Comparison): boolean => Math.abs(z) > certain
