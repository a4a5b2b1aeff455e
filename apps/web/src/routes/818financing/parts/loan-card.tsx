import type { CurrencyRates, FinancingRates } from '@foyer/api/financing'
import type { ReactNode } from 'react'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { useRates } from '../api.ts'
import { formatAmount } from '../format.ts'
import * as styles from '../page.module.css'
import { useAnnouncement } from '../use-announcement.ts'
import { useChoice } from '../use-choice.ts'
import { type Counted, useInterest } from '../use-interest.ts'
import { AmountRow } from './amount-row.tsx'
import { text } from './card-text.ts'
import { TermRow } from './term-row.tsx'

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd className="numbers">{children}</dd>
  </div>
)

const Answer = ({ of, counted }: { of: CurrencyRates; counted: Counted }) => {
  const t = useText(text)
  const { interest, standard, loan } = counted
  const money = (minor: number) => formatAmount(of.currency, minor)
  return (
    <div className={styles.loanAnswer}>
      <dl className={styles.loanMain}>
        <Figure label={standard ? t.withCoupon : t.toPay}>{money(interest.total)}</Figure>
      </dl>
      {standard ? (
        <dl className={styles.loanBeside}>
          <Figure label={t.standard}>
            <s>{money(standard.total)}</s>
          </Figure>
          <Figure label={t.saved}>{money(standard.total - interest.total)}</Figure>
        </dl>
      ) : (
        <p className={styles.loanNote}>{loan.promotionDays === 0 ? t.afterwards : t.noCoupon}</p>
      )}
    </div>
  )
}

const Loaded = ({ rates }: { rates: FinancingRates }) => {
  const t = useText(text)
  const choice = useChoice(rates)
  const counted = useInterest(rates, choice)
  const inWords = (minor: number) => (choice ? formatAmount(choice.rates.currency, minor) : '')
  const announcement = useAnnouncement(
    choice && counted
      ? fill(counted.standard ? t.announcedBoth : t.announced, {
          amount: inWords(counted.loan.principal),
          term: fill(t.days, { n: choice.days }),
          interest: inWords(counted.interest.total),
          standard: inWords((counted.standard ?? counted.interest).total),
        })
      : '',
  )
  if (!choice) return null
  return (
    <section className={styles.loanCard} aria-label={t.card}>
      <AmountRow choice={choice} />
      <TermRow rates={rates} choice={choice} />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {counted ? <Answer of={choice.rates} counted={counted} /> : <p className={styles.loanNote}>{t.empty}</p>}
    </section>
  )
}

/** The calculator, which answers at once: amount and term, and the interest with and without the coupon. */
export const LoanCard = () => {
  const { data, error } = useRates()
  if (data) return <Loaded rates={data} />
  // the body of the page explains the failure
  return error ? null : <div className={styles.loanCard} />
}
