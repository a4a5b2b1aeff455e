// `npm run bench:refusals [-- --runs 2000]`: whether refusals of equal content can be distinguished by their time, over
// HTTP on loopback. Both are sent in alternation with the first one again, which shows the effect of noise alone. Exits
// 1 if two can be distinguished.
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { areDistinguishable, type Comparison, compare } from './refusals/compare.ts'
import { loginPair } from './refusals/login.ts'
import { type Pair, signaturePairs, type Timed } from './refusals/pairs.ts'
import { startClient } from './runner/client.ts'
import { Connection } from './runner/connection.ts'
import { idle } from './runner/idle.ts'
import { openSessions } from './runner/session.ts'
import { median } from './runner/statistics.ts'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '2000' } } })
const runs = Number(values.runs)
/** four accounts allow 30 failures each before they lock */
const loginRuns = Math.min(runs, 100)

const server = await startClient()
const connection = await Connection.to(Number(new URL(server.url).port))
const [own, other] = await openSessions(server.url, 2)
if (!own || !other) throw new Error('there are no sessions')

const shuffled = <T>(items: readonly T[]): T[] => {
  const rest = [...items]
  return items.flatMap(() => rest.splice(randomInt(rest.length), 1))
}

const measure = async (pair: Pair, count: number) => {
  const times = { first: [] as number[], again: [] as number[], second: [] as number[] }
  const take = async (into: number[], attempt: () => Promise<Timed>): Promise<void> => {
    const { time, reason } = await attempt()
    if (reason !== pair.reason) throw new Error(`${pair.name}: refused for ${reason}, not for ${pair.reason}`)
    into.push(time)
  }
  const turn = [
    () => take(times.first, pair.first),
    () => take(times.again, pair.first),
    () => take(times.second, pair.second),
  ]
  for (let i = 0; i < count; i++) for (const attempt of shuffled(turn)) await attempt()
  return times
}

const shown = ({ share, z }: Comparison): string => `${share.toFixed(3)} ${z.toFixed(1).padStart(6)}`

const pairs: readonly (readonly [Pair, number])[] = [
  ...signaturePairs(connection, [own, other]).map((pair) => [pair, runs] as const),
  [loginPair(server.url), loginRuns],
]
console.log(
  `\nshare: how often the second of two took longer; z: beyond 4.5 it is no accident. Medians in microseconds\n`,
)
console.log(`${' '.repeat(58)}   runs   first  second  share      z   first with itself`)
let failed = false
for (const [pair, count] of pairs) {
  await idle()
  const times = await measure(pair, count)
  const [found, floor] = [compare(times.first, times.second), compare(times.first, times.again)]
  const medians = [times.first, times.second].map((set) => (median(set) * 1000).toFixed(0).padStart(7))
  const isDistinguishable = areDistinguishable(found)
  console.log(
    `${pair.name.padEnd(58)} ${String(count).padStart(6)} ${medians.join(' ')}  ${shown(found)}   ${shown(floor)}  ${isDistinguishable ? 'distinguishable' : 'alike'}`,
  )
  failed ||= isDistinguishable
}
connection.close()
await server.stop()
process.exit(failed ? 1 : 0)
