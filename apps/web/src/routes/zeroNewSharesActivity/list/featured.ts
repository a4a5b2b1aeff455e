import type { Offering } from '@foyer/api/offerings'
import { phaseAt } from '../../../shared/offerings/phase.ts'

/** The open offering that the first view shows: the one whose applications end first. */
export const featuredOf = (offerings: readonly Offering[], now: number): Offering | undefined =>
  offerings
    .filter((offering) => phaseAt(offering, now) === 'open')
    .sort((one, other) => one.dates.cutOff - other.dates.cutOff)[0]
