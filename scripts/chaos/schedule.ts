import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from './faults.ts'
import { randomOf } from './random.ts'
import type { System } from './system.ts'

interface Schedule {
  readonly seed: number
  readonly faults: readonly Fault[]
  /** whether faults last as short as they can */
  readonly isShort: boolean
  readonly isOver: () => boolean
  /** called when a fault begins and when it is healed */
  readonly note: (line: string) => void
}

/** Two faults happen at once, of different targets. */
const lanes = 2

/** Causes faults until the time is over and each fault was caused once. @returns the number of times, by fault */
export const happen = async (
  system: System,
  { seed, faults, isShort, isOver, note }: Schedule,
): Promise<Readonly<Record<string, number>>> => {
  const counts: Record<string, number> = Object.fromEntries(faults.map(({ name }) => [name, 0]))
  const busy = new Set<Fault['target']>()
  const deck = randomOf(seed, 'the order of the faults')
  let left: Fault[] = []
  let dealt = 0

  /** The next fault of a deck that contains each once, whose target no other fault concerns at present. */
  const deal = (): Fault | undefined => {
    if (left.length === 0) left = [...faults]
    const free = left.filter(({ target }) => !busy.has(target))
    if (free.length === 0) return undefined
    const fault = deck.of(free)
    left = left.filter((one) => one !== fault)
    dealt++
    return fault
  }

  const lane = async (nth: number): Promise<void> => {
    const random = randomOf(seed, `the faults of lane ${nth}`)
    while (!isOver() || dealt < faults.length) {
      const fault = deal()
      if (fault) {
        const { name, target, lasts } = fault
        busy.add(target)
        note(`begins: ${name}`)
        const heal = await fault.begin(system, random)
        counts[name] = (counts[name] ?? 0) + 1
        await wait(isShort ? lasts[0] : random.int(...lasts))
        await heal()
        note(`healed: ${name}`)
        busy.delete(target)
      }
      await wait(isShort ? random.int(20, 100) : random.int(200, 3_000))
    }
  }
  await Promise.all(Array.from({ length: lanes }, (_, nth) => lane(nth)))
  return counts
}
