import type { Offering } from '@foyer/contract/offerings'
import type { Offers } from '../../../shared/offerings/api.ts'
import { useOfferingClock } from '../../../shared/offerings/phase.ts'
import { PhaseLine } from '../../../shared/offerings/phase-line.tsx'
import { useMine } from '../../../shared/offerings/use-mine.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { activity } from '../use-offering.ts'
import { text } from './text.ts'

interface StandingProps {
  offering: Offering
  offers: Offers
}

/** The offering's phase and what it means, in the place of the activity's own. */
export const OfferingStanding = ({ offering, offers }: StandingProps) => {
  const t = useText(text)
  const now = useOfferingClock(offers, useMine(activity))
  return (
    <section className="facts" aria-label={t.state}>
      <PhaseLine offering={offering} now={now} />
    </section>
  )
}
