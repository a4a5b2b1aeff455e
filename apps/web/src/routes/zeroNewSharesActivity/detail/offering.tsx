import { failureOf } from '../../../platform/session.ts'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import type { OffersCall } from '../../../shared/offerings/api.ts'
import { DocumentRow } from '../../../shared/offerings/document/document-row.tsx'
import { KeyDates } from '../../../shared/offerings/key-dates.tsx'
import { AllotmentResult } from '../../../shared/offerings/lazy.tsx'
import type { OfferProps } from '../../../shared/offerings/offer-props.ts'
import { applicationFor, isWithoutOrder, phaseAt, useOfferingClock } from '../../../shared/offerings/phase.ts'
import { useMyOfferings } from '../../../shared/offerings/use-my-offerings.ts'
import { useOfferingsRefetch } from '../../../shared/offerings/use-offerings-refetch.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import { NotLoaded } from '../not-loaded.tsx'
import * as styles from '../page.module.css'
import { activity, type OneOffering } from '../use-offering.ts'
import { Facts } from './facts.tsx'
import { Costs, SubscriptionDays } from './lazy.tsx'
import { AllOfferingsLink, Missing } from './missing.tsx'
import { MyApplication } from './my-application.tsx'
import { text } from './text.ts'

const shape = <div className={`${styles.offeringShape} ${skeletonStyles.skeleton}`} />

const LoadedOffering = (offer: Omit<OfferProps, 'mine'>) => {
  const t = useText(text)
  const mine = useMyOfferings(activity)
  const { offering, offers, onRefresh } = offer
  const now = useOfferingClock(offers, mine)
  useOfferingsRefetch(offers, mine, () => Promise.all([onRefresh(), mine.refetch()]))
  const phase = phaseAt(offering, now)
  const application = applicationFor(mine.data, offering.code)
  const isApplied = application !== undefined && !isWithoutOrder(application)
  // an application stands before the facts, so nothing is shown that it would move
  if (mine.isLoggedIn && !mine.data && mine.isFetching) return shape
  return (
    <>
      <MyApplication {...offer} mine={mine} />
      <Facts offering={offering} />
      {offering.result && <AllotmentResult offering={offering} application={application} />}
      <Section title={t.document}>
        <DocumentRow offering={offering} offers={offers} />
      </Section>
      {(phase === 'open' || phase === 'upcoming') && !isApplied && <Costs offering={offering} />}
      <KeyDates offering={offering} now={now} />
      <SubscriptionDays offering={offering} asOf={offers.list.asOf} />
      {!isApplied && <AllOfferingsLink />}
    </>
  )
}

/** The content of the page of one offering, or its loading and error states. */
export const Offering = ({ query, offering }: OneOffering) => {
  const { data, error, refetch } = query
  if (offering && data) return <LoadedOffering offering={offering} offers={data} onRefresh={refetch} />
  if (data?.list.withheld) return null
  if (data || (error && failureOf<OffersCall>(error).reason === 'not_found')) return <Missing />
  return <NotLoaded query={query} skeleton={shape} />
}
