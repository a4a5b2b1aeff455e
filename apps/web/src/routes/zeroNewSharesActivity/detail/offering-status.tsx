import type { Offering } from '@foyer/api/offerings'
import * as styles from '../../../shared/activity/frame/frame.module.css'
import type { Offers } from '../../../shared/offerings/api.ts'
import { useOfferingClock } from '../../../shared/offerings/phase.ts'
import { PhaseLine } from '../../../shared/offerings/phase-line.tsx'
import { useMyOfferings } from '../../../shared/offerings/use-my-offerings.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { activity } from '../use-offering.ts'
import { text } from './text.ts'

interface OfferingStatusProps {
  offering: Offering
  offers: Offers
}

/** The phase of the offering and its meaning. It replaces the phase of the activity. */
export const OfferingStatus = ({ offering, offers }: OfferingStatusProps) => {
  const t = useText(text)
  const now = useOfferingClock(offers, useMyOfferings(activity))
  return (
    <section className={styles.facts} aria-label={t.state}>
      <PhaseLine offering={offering} now={now} />
    </section>
  )
}
