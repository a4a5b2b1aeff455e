import type { Offering, OfferingPhase } from '@foyer/api/offerings'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { formatMoment } from '../../../shared/format/hong-kong-time.ts'
import { type Offers as Arrived, useOfferings } from '../../../shared/offerings/api.ts'
import { phaseAt, useOfferingClock } from '../../../shared/offerings/phase.ts'
import { useMyOfferings } from '../../../shared/offerings/use-my-offerings.ts'
import { useOfferingsRefetch } from '../../../shared/offerings/use-offerings-refetch.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import { NotLoaded } from '../not-loaded.tsx'
import * as styles from '../page.module.css'
import { activity } from '../use-offering.ts'
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

const NoneOpen = ({ offerings }: { offerings: readonly Offering[] }) => {
  const t = useText(text)
  const language = useLanguage()
  const next = Math.min(...offerings.filter(({ phase }) => phase === 'upcoming').map(({ dates }) => dates.opens))
  return (
    <div className={`${blocksStyles.card} ${styles.offersNone}`}>
      <strong>{t.noneOpen}</strong>
      {Number.isFinite(next) && <p className="numbers">{fill(t.nextOpens, { time: formatMoment(language, next) })}</p>}
    </div>
  )
}

const Listed = ({ offers, onRefresh }: { offers: Arrived; onRefresh: () => Promise<unknown> }) => {
  const t = useText(text)
  const mine = useMyOfferings(activity)
  const now = useOfferingClock(offers, mine)
  const { offerings, withheld } = offers.list
  useOfferingsRefetch(offers, mine, () => Promise.all([onRefresh(), mine.refetch()]))
  if (withheld) return null
  if (offerings.length === 0)
    return (
      <div className={`${blocksStyles.card} ${styles.offersNone}`}>
        <strong>{t.none}</strong>
        <p>{t.noneWhy}</p>
      </div>
    )
  return groups.map((group) => {
    const those = offerings.filter((offering) => groupOf[phaseAt(offering, now)] === group)
    if (those.length === 0 && group !== 'open') return null
    return (
      <Section key={group} title={t[group]}>
        {those.length === 0 ? (
          <NoneOpen offerings={offerings} />
        ) : (
          <ul className={styles.offers} role="list">
            {those.map((offering) => (
              <OfferCard key={offering.code} offering={offering} mine={mine.data} now={now} />
            ))}
          </ul>
        )}
      </Section>
    )
  })
}

/** All offerings: the open ones first, then the upcoming ones, then the past ones. */
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
