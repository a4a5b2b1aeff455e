import type { Offering } from '@foyer/api/offerings'
import { useDeferredValue } from 'react'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import type { Offers } from '../../../shared/offerings/api.ts'
import { DocumentRow } from '../../../shared/offerings/document/document-row.tsx'
import { KeyDates } from '../../../shared/offerings/key-dates.tsx'
import { AllotmentResult } from '../../../shared/offerings/lazy.tsx'
import { applicationFor, phaseAt, useOfferingClock } from '../../../shared/offerings/phase.ts'
import { text as shared } from '../../../shared/offerings/text.ts'
import { useOfferingsRefetch } from '../../../shared/offerings/use-offerings-refetch.ts'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { offlineIcon } from '../../../shared/ui/later-icons.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import * as styles from '../../../shared/ui/skeleton.module.css'
import { Calculator } from '../calculator/lazy.tsx'
import * as pageStyles from '../page.module.css'
import { text } from '../text.ts'
import { useBond } from '../use-bond.ts'
import { isMissing, Missing } from './missing.tsx'
import { MyApplication } from './my-application.tsx'
import { Terms } from './terms.tsx'

interface ShownProps {
  bond: ReturnType<typeof useBond>
  offering: Offering
  offers: Offers
}

const Shown = ({ bond, offering, offers }: ShownProps) => {
  const { mine, query } = bond
  const now = useOfferingClock(offers, mine)
  const phase = phaseAt(offering, now)
  useOfferingsRefetch(offers, mine, bond.refetch)
  // this part is below the first view, so it renders after it and does not delay it
  const isDrawn = useDeferredValue(true, false)
  const own = <MyApplication offering={offering} offers={offers} mine={mine} onRefresh={query.refetch} now={now} />
  return (
    <>
      {mine.isLoggedIn && own}
      <Terms offering={offering}>
        <DocumentRow offering={offering} offers={offers} />
      </Terms>
      {isDrawn && (
        <>
          {!mine.isLoggedIn && own}
          {offering.result && (
            <AllotmentResult offering={offering} application={applicationFor(mine.data, offering.code)} />
          )}
          {(phase === 'open' || phase === 'upcoming') && <Calculator offering={offering} />}
          <div className={pageStyles.bondDates}>
            <KeyDates offering={offering} now={now} />
          </div>
        </>
      )}
    </>
  )
}

/** The series, or its loading and error states. */
export const Series = ({ code }: { code: string | null }) => {
  const t = useText(text)
  const words = useText(shared)
  const online = useOnline()
  const bond = useBond(code)
  const { query, offers, offering } = bond
  if (offers && offering) return <Shown bond={bond} offering={offering} offers={offers} />
  if (offers)
    return offers.list.withheld ? null : (
      <section className={`${blocksStyles.card} ${pageStyles.bondNone}`}>
        <strong>{t.none}</strong>
        <p>{t.noneWhy}</p>
      </section>
    )
  if (isMissing(query.error)) return <Missing />
  if (!online)
    return (
      <Notice tone="info" icon={offlineIcon} live>
        {words.offline}
      </Notice>
    )
  // the card of the headline panel shows the failure
  if (query.error) return null
  return (
    <div role="status">
      <span className="visually-hidden">{words.loading}</span>
      <div className={`${pageStyles.bondTermsShape} ${styles.skeleton}`} />
    </div>
  )
}
