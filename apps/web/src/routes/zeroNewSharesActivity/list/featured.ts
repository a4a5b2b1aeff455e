import type { Offering } from '@foyer/api/offerings'
import { phaseAt } from '../../../shared/offerings/phase.ts'

/** Returns the offering for the first view: the open one with the earliest cut-off. Without an open one it is the next to open. */
export const featuredOf = (offerings: readonly Offering[], now: number): Offering | undefined => {
  const firstIn = (phase: 'open' | 'upcoming', date: 'cutOff' | 'opens') =>
    offerings
      .filter((offering) => phaseAt(offering, now) === phase)
      .sort((one, other) => one.dates[date] - other.dates[date])[0]
  return firstIn('open', 'cutOff') ?? firstIn('upcoming', 'opens')
}
