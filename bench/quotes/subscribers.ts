// All subscribers, in a process of their own, so that their work is not counted as the server's. Each message of the
// parent starts one phase.
import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { Reader } from './reader.ts'
import { sets } from './sets.ts'

/** A request of the parent, one at a time. */
export type Phase =
  /** all subscribers connect, each to an address of its own */
  | { listen: string[] }
  /** counts events for `count` milliseconds; the share `drops` of subscribers loses its connection in the meantime */
  | { count: number; drops: number }
  /** all subscribers disconnect */
  | { leave: true }
  /** the same number connect to the bare server */
  | { bare: string; count: number }

/** Result of a phase. `recorded`: for each set the events of one subscriber, as sent on the wire. */
export interface Counted {
  events: number
  ticks: number
  resumed: number
  fault: string | undefined
  recorded: string[][]
}

let readers: Reader[] = []

/** Several at a time, as browsers connect after a restart. */
const inTurns = async <T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> => {
  const left = [...all]
  const work = async () => {
    for (let one = left.pop(); one !== undefined; one = left.pop()) await act(one)
  }
  await Promise.all(Array.from({ length: 50 }, work))
}

const count = async (ms: number, drops: number): Promise<Counted> => {
  const recorded = sets.map((): string[] => [])
  readers.slice(0, sets.length).forEach((reader, set) => {
    reader.onEvent = (text) => recorded[set]?.push(text)
  })
  const total = (of: 'events' | 'ticks') => readers.reduce((sum, reader) => sum + reader[of], 0)
  const before = { events: total('events'), ticks: total('ticks') }
  const dropped = readers.slice(readers.length - Math.floor(readers.length * drops))
  const resumed = inTurns(dropped, async (reader) => {
    reader.drop()
    await wait(Math.random() * 1500)
    await reader.connect()
  })
  await wait(ms)
  await resumed
  for (const reader of readers) reader.onEvent = () => {}
  return {
    events: total('events') - before.events,
    ticks: total('ticks') - before.ticks,
    resumed: dropped.length,
    fault: readers.find(({ fault }) => fault !== undefined)?.fault,
    recorded,
  }
}

/** Reads everything it receives and ignores it. */
const listenBare = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent: false }, (response) => {
      response.setEncoding('utf8').on('data', () => undefined)
      resolve()
    }).once('error', reject)
  })

const run = async (phase: Phase): Promise<Counted | true> => {
  if ('listen' in phase) {
    readers = phase.listen.map((url, nth) => new Reader(url, nth % sets.length))
    await inTurns(readers, (reader) => reader.connect())
  } else if ('bare' in phase) {
    const urls = Array.from({ length: phase.count }, (_, nth) => `${phase.bare}/${nth % sets.length}`)
    await inTurns(urls, listenBare)
  } else if ('leave' in phase) for (const reader of readers) reader.drop()
  else return count(phase.count, phase.drops)
  return true
}

process.on('message', async (phase: Phase) => {
  process.send?.(await run(phase))
})
process.send?.('ready')
