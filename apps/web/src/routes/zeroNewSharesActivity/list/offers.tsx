import type { OfferingPhase } from '@foyer/api/offerings'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { type Offers as Arrived, useOfferings } from '../../../shared/offerings/api.ts'
import { phaseAt, useOfferingClock } from '../../../shared/offerings/phase.ts'
import { useMyOfferings } from '../../../shared/offerings/use-my-offerings.ts'
import { useOfferingsRefetch } from '../../../shared/offerings/use-offerings-refetch.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import { NotLoaded } from '../not-loaded.tsx'
import * as styles from '../page.module.css'
import { activity } from '../use-offering.ts'
import { featuredOf } from './featured.ts'
import { OfferCard } from './offer-card.tsx'
import { text } from './text.ts'

const groups = ['open', 'upcoming', 'waiting', 'done'] as const
type Group = (typeof groups)[number]
const groupOf: Readonly<Record<OfferingPhase, Group>> = {
  open: 'open',
  upcoming: 'upcoming',
  cut_off: 'waiting',
  closed: 'waiting',
  allotted: 'done',
  settled: 'done',
}

const Listed = ({ offers, onRefresh }: { offers: Arrived; onRefresh: () => Promise<unknown> }) => {
  const t = useText(text)
  const mine = useMyOfferings(activity)
  const now = useOfferingClock(offers, mine)
  const { offerings, withheld } = offers.list
  useOfferingsRefetch(offers, mine, () => Promise.all([onRefresh(), mine.refetch()]))
  if (withheld) return null
  // the card over the headline panel shows this one
  const featured = featuredOf(offerings, now)
  return groups.map((group) => {
    const those = offerings.filter((offering) => offering !== featured && groupOf[phaseAt(offering, now)] === group)
    return (
      those.length > 0 && (
        <Section key={group} title={group === 'open' ? t.alsoOpen : t[group]}>
          <ul className={styles.offers} role="list">
            {those.map((offering) => (
              <OfferCard key={offering.code} offering={offering} mine={mine.data} now={now} />
            ))}
          </ul>
        </Section>
      )
    )
  })
}

/** The offerings beside the one in the card: the open ones first, then the upcoming ones, then the past ones. */
export const Offers = () => {
  const query = useOfferings(activity)
  const { data, refetch } = query
  if (data) return <Listed offers={data} onRefresh={refetch} />
  return (
    <NotLoaded
      query={query}
      skeleton={
        <div className={styles.offers}>
          <div className={`${styles.offerShape} ${skeletonStyles.skeleton}`} />
          <div className={`${styles.offerShape} ${skeletonStyles.skeleton}`} />
        </div>
      }
    />
  )
}
