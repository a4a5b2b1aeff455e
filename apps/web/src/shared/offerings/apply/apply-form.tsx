import { type ApplicationMethod, type Cost, settlementOf } from '@foyer/api/arithmetic/offering-costs'
import type { MyOfferings } from '@foyer/api/offerings'
import { useId } from 'react'
import { formatHongKong } from '../../format/hong-kong-time.ts'
import { useLanguage } from '../../text/language.ts'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { Stepper } from '../../ui/stepper/stepper.tsx'
import { lotsText, useMoney } from '../amounts.ts'
import { DocumentRow } from '../document/document-row.tsx'
import { MarginOwed } from '../margin-owed.tsx'
import type { OfferProps } from '../offer-props.ts'
import * as offeringsStyles from '../offerings.module.css'
import { formatRate, formatWhole } from '../rates.ts'
import * as styles from './apply.module.css'
import { CostTable } from './cost-table.tsx'
import type { Missing } from './judge.ts'
import { MissingNotice } from './missing-notice.tsx'
import { text } from './text.ts'

interface ApplyFormProps extends Pick<OfferProps, 'offering' | 'offers'> {
  mine: MyOfferings
  lots: number
  method: ApplicationMethod
  cost: Cost
  missing: Missing | undefined
  /** the person tapped Apply before opening the document */
  isUnread: boolean
  onLots: (lots: number) => void
  onMethod: (method: ApplicationMethod) => void
}

/** The number of lots, the payment method and the cost, computed from the server's facts. */
export const ApplyForm = (props: ApplyFormProps) => {
  const { offering, offers, mine, lots, method, cost, missing, isUnread, onLots, onMethod } = props
  const t = useText(text)
  const language = useLanguage()
  const money = useMoney()
  const id = useId()
  const { loan, dates } = offering
  const at = (moment: number) => formatHongKong(language, moment)
  return (
    <div className={styles.applyForm}>
      <DocumentRow offering={offering} offers={offers} isMissing={isUnread} />
      <div className={styles.applyLots}>
        <div>
          <strong aria-hidden="true">{t.howMany}</strong>
          <small id={`${id}-bounds`} className="numbers">
            {fill(t.bounds, { amount: formatWhole(offering.lotAmount), most: lotsText(t, offering.maxLots) })}
          </small>
        </div>
        <Stepper
          label={t.howMany}
          value={lots}
          max={offering.maxLots}
          onChange={onLots}
          say={(n) => lotsText(t, n)}
          describedBy={`${id}-bounds`}
        />
      </div>
      {loan && (
        <div className={styles.applyMethod}>
          {mine.accountType === 'margin' ? (
            <>
              <Segmented
                label={t.method}
                options={[
                  { value: 'cash', label: t.cash },
                  { value: 'margin', label: t.margin },
                ]}
                value={method}
                onChange={onMethod}
              />
              {method === 'margin' && (
                <p className={`${offeringsStyles.applyNote} numbers`}>
                  {fill(t.marginWhy, {
                    percent: loan.maxPercent,
                    rate: formatRate(loan.yearlyRate),
                    days: loan.days,
                  })}
                </p>
              )}
            </>
          ) : (
            <p className={offeringsStyles.applyNote}>{t.cashAccount}</p>
          )}
        </div>
      )}
      {/* shown next to the controls that change it, so that both are in view */}
      {missing && <MissingNotice key={missing.kind} text={fill(t[missing.kind], { amount: money(missing.cents) })} />}
      <section className={styles.applyCost} aria-labelledby={`${id}-cost`}>
        <h3 id={`${id}-cost`}>{t.cost}</h3>
        <CostTable offering={offering} lots={lots} cost={cost} mine={mine} />
        {cost.loan > 0 && <MarginOwed offering={offering} lots={lots} />}
      </section>
      <p className={`${offeringsStyles.applyNote} numbers`}>
        {fill(t.back, { allotment: at(dates.allotment), refund: at(dates.refund) })}
        {cost.loan > 0 &&
          ` ${fill(t.nothing, {
            refund: money(settlementOf(offering, lots, method, 0).refund),
            interest: money(cost.interest),
          })}`}
      </p>
      <p className={offeringsStyles.applyNote}>{t.onlyOne}</p>
    </div>
  )
}
