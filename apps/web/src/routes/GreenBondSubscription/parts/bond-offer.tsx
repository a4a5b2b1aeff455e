import { floorInterest } from '@foyer/api/arithmetic/offering-costs'
import type { Application, Offering } from '@foyer/api/offerings'
import { Offer } from '../../../shared/activity/frame/offer.tsx'
import { formatMonthDay } from '../../../shared/format/hong-kong-time.ts'
import { lotsText } from '../../../shared/offerings/amounts.ts'
import { applicationFor, isWithoutOrder } from '../../../shared/offerings/phase.ts'
import { formatRate, formatWhole } from '../../../shared/offerings/rates.ts'
import { FailedPart } from '../../../shared/personal/personal-part.tsx'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { useBond } from '../use-bond.ts'
import { isMissing } from './missing.tsx'

type Bond = NonNullable<Offering['bond']>

/** The lots that the account has, or applied for before the allotment. */
const ownLots = (application: Application | undefined): number | undefined =>
  application && !isWithoutOrder(application) ? (application.lotsAllotted ?? application.lots) : undefined

/** The payments of the account's lots, or of one, at the floor rate, which are equal, and the principal at the end. */
const Ladder = ({ offering, bond, lots }: { offering: Offering; bond: Bond; lots: number }) => {
  const t = useText(text)
  const { payments, perPayment } = floorInterest({ ...offering, bond }, lots)
  const yearAfter = (payment: number) => payment / bond.paymentsPerYear
  return (
    <figure className={styles.ladder}>
      <p className={`${styles.ladderTitle} numbers`}>
        {fill(t.ladderTitle, { lots: lotsText(t, lots), amount: formatWhole(offering.lotAmount * lots) })}
      </p>
      <dl className={`${styles.ladderSums} numbers`}>
        <div>
          <dt>{fill(t.ladderInterest, { n: payments })}</dt>
          <dd>{fill(t.ladderEach, { payment: formatWhole(perPayment) })}</dd>
        </div>
        <div>
          <dt>{t.ladderEnd}</dt>
          <dd>{formatWhole(offering.lotAmount * lots)}</dd>
        </div>
      </dl>
      <div className={`${styles.ladderSteps} numbers`} aria-hidden="true">
        {Array.from({ length: payments }, (_, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the payments differ in their time only
          <span key={nth}>
            {Number.isInteger(yearAfter(nth + 1)) && <small>{fill(t.ladderYear, { n: yearAfter(nth + 1) })}</small>}
          </span>
        ))}
        <span />
      </div>
      <figcaption className={styles.ladderKey}>
        <span>{t.ladderFloor}</span>
        <span>{t.ladderMore}</span>
      </figcaption>
    </figure>
  )
}

/** The amount of the account's application or allotment and what comes next; without one the floor rate of the series. */
export const BondOffer = ({ code }: { code: string | null }) => {
  const t = useText(text)
  const language = useLanguage()
  const { offering, mine } = useBond(code)
  if (!offering?.bond) return null
  const application = applicationFor(mine.data, offering.code)
  const shown = ownLots(application)
  if (!application || shown === undefined)
    return <Offer label={t.floor} figure={formatRate(offering.bond.floorCoupon)} unit={t.atLeast} />
  const { status, lotsAllotted } = application
  const { allotment, refund } = offering.dates
  const isDrawn = lotsAllotted !== null
  const on = (words: string, at: number) => fill(words, { day: formatMonthDay(language, at) })
  const isOpen = status === 'placing' || status === 'cancelling'
  const next = isDrawn ? on(t.refundOn, refund) : on(t.resultOn, allotment)
  return (
    <Offer
      label={isDrawn ? t.got : t.mine}
      figure={formatWhole(shown * offering.lotAmount)}
      unit={`${lotsText(t, shown)}\n${isOpen ? t.confirming : status === 'refunded' ? t.settled : next}`}
    />
  )
}

/** What the account's lots, or one, pay at the floor rate, or why the series did not load. */
export const BondLadder = ({ code }: { code: string | null }) => {
  const online = useOnline()
  const { query, mine, offers, offering } = useBond(code)
  if (offering?.bond)
    return (
      <Ladder offering={offering} bond={offering.bond} lots={ownLots(applicationFor(mine.data, offering.code)) || 1} />
    )
  // the body of the page says it
  if (offers || !online || isMissing(query.error)) return null
  if (query.error)
    return <FailedPart error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
  return <div className={styles.ladder} />
}
