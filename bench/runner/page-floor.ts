import { median } from './statistics.ts'

interface Compared {
  /** reads one page by the primary key */
  readonly readPage: () => Promise<unknown>
  readonly acts: Readonly<Record<string, () => Promise<unknown>>>
  readonly rounds: number
  /** multiple of the floor */
  readonly bar: number
  /** milliseconds */
  readonly longest: number
  /** acts without a bar, since they read much more than a page */
  readonly withoutBar?: ReadonlySet<string>
}

const timeOf = async (act: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await act()
  return performance.now() - begun
}

/** Compares reads with the read of one page by the primary key, in turn, and prints the medians. @returns whether all are within the bars */
export const compareWithPage = async ({
  readPage,
  acts,
  rounds,
  bar,
  longest,
  withoutBar = new Set(),
}: Compared): Promise<boolean> => {
  const floors: number[] = []
  const times = new Map<string, number[]>(Object.keys(acts).map((title) => [title, []]))
  for (let round = 0; round < rounds; round++) {
    floors.push(await timeOf(readPage))
    for (const [title, act] of Object.entries(acts)) times.get(title)?.push(await timeOf(act))
  }
  const floor = median(floors)
  console.log(`\n${rounds} rounds in turn\n`)
  console.log(`${'a page by the primary key'.padEnd(28)} ${floor.toFixed(2).padStart(8)} ms`)
  let isWithin = true
  for (const [title, measured] of times) {
    const time = median(measured)
    const hasBar = !withoutBar.has(title)
    isWithin &&= time <= longest && (!hasBar || time <= bar * floor)
    const ratio = hasBar ? `    ${(time / floor).toFixed(1)} of the floor, bar ${bar}` : ''
    console.log(`${title.padEnd(28)} ${time.toFixed(2).padStart(8)} ms${ratio}`)
  }
  return isWithin
}
