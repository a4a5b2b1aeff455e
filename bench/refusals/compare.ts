/** How two sets of times differ. */
export interface Comparison {
  /** how often a time of the second set is longer than one of the first: 0.5 where nothing tells them apart */
  readonly share: number
  /** Mann-Whitney's U in standard deviations */
  readonly z: number
}

/** Beyond this many standard deviations, as dudect has it, it is no accident. */
const certain = 4.5

/** Mann-Whitney: by rank alone, since times have long tails that would drown a mean. */
export const compare = (first: readonly number[], second: readonly number[]): Comparison => {
  const ranked = [...first.map((time) => ({ time, second: 0 })), ...second.map((time) => ({ time, second: 1 }))].sort(
    (a, b) => a.time - b.time,
  )
  const rankSum = ranked.reduce((sum, { second: isSecond }, i) => sum + isSecond * (i + 1), 0)
  const [n, m] = [first.length, second.length]
  const u = rankSum - (m * (m + 1)) / 2
  return { share: u / (n * m), z: (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12) }
}

export const canBeToldApart = ({ z }: Comparison): boolean => Math.abs(z) > certain
