import type { Offering } from '@foyer/api/offerings'
import { phaseAt } from '../../../shared/offerings/phase.ts'

/** The offering that the first view shows: the open one whose applications end first, or else the one that opens next. */
export const featuredOf = (offerings: readonly Offering[], now: number): Offering | undefined => {
  const firstIn = (phase: 'open' | 'upcoming', date: 'cutOff' | 'opens') =>
    offerings
      .filter((offering) => phaseAt(offering, now) === phase)
      .sort((one, other) => one.dates[date] - other.dates[date])[0]
  return firstIn('open', 'cutOff') ?? firstIn('upcoming', 'opens')
}
