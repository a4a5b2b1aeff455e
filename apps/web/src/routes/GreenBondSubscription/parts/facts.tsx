import { inLanguage } from '@foyer/api/languages'
import type { Offering } from '@foyer/api/offerings'
import * as frameStyles from '../../../shared/activity/frame/frame.module.css'
import type { Offers } from '../../../shared/offerings/api.ts'
import { applicationFor, useOfferingClock } from '../../../shared/offerings/phase.ts'
import { PhaseChip, PhaseLine } from '../../../shared/offerings/phase-line.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import * as styles from '../../../shared/ui/skeleton.module.css'
import { useBond } from '../use-bond.ts'

interface ShownProps {
  bond: ReturnType<typeof useBond>
  offering: Offering
  offers: Offers
}

const Shown = ({ bond, offering, offers }: ShownProps) => {
  const now = useOfferingClock(offers, bond.mine)
  const hasResult = (applicationFor(bond.mine.data, offering.code)?.lotsAllotted ?? null) !== null
  return (
    <section className={frameStyles.facts} aria-label={inLanguage(offering.name, useLanguage())}>
      {hasResult ? (
        // the headline has the day of the settlement
        <p className={frameStyles.factsNow}>
          <PhaseChip offering={offering} now={now} />
        </p>
      ) : (
        <PhaseLine offering={offering} now={now} />
      )}
    </section>
  )
}

/**
 * The state of the series. It replaces the period of the activity, which spans several series: the broker's cut-off of
 * the series applies. Without a series nothing is shown.
 */
export const Facts = ({ code }: { code: string | null }) => {
  const bond = useBond(code)
  const { query, offers, offering } = bond
  if (offers && offering) return <Shown bond={bond} offering={offering} offers={offers} />
  return offers || query.error ? null : <div className={`${frameStyles.factsSkeleton} ${styles.skeleton}`} />
}
