import type { FinancingRates } from '@foyer/api/financing'
import type { ReactNode } from 'react'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { minusIcon, plusIcon } from '../../../shared/ui/stepper/icons.ts'
import { groupAmount } from '../amount.ts'
import { useRates } from '../api.ts'
import { formatAmount, formatWhole } from '../format.ts'
import * as styles from '../page.module.css'
import { nextAmount, nextTerm } from '../steps.ts'
import { type Choice, useChoice } from '../use-choice.ts'
import { useInterest } from '../use-interest.ts'
import { text } from './card-text.ts'

interface StepRowProps {
  label: string
  value: string
  less: string
  more: string
  /** the values of a step down and up; undefined at the end */
  down: (() => void) | undefined
  up: (() => void) | undefined
}

const StepRow = ({ label, value, less, more, down, up }: StepRowProps) => {
  const step = (name: string, icon: string, act: (() => void) | undefined) => (
    <button type="button" aria-label={name} aria-disabled={act ? undefined : true} onClick={act}>
      <Icon path={icon} size={20} />
    </button>
  )
  return (
    <div className={styles.loanStep}>
      <span>{label}</span>
      <div className={styles.loanValue}>
        {step(less, minusIcon, down)}
        <strong className="numbers">{value}</strong>
        {step(more, plusIcon, up)}
      </div>
    </div>
  )
}

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd className="numbers">{children}</dd>
  </div>
)

const Answer = ({ rates, choice }: { rates: FinancingRates; choice: Choice }) => {
  const t = useText(text)
  const counted = useInterest(rates, choice)
  if (!counted) return <p className={styles.loanNote}>{t.empty}</p>
  const { interest, standard, loan } = counted
  const money = (minor: number) => formatAmount(choice.rates.currency, minor)
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
  if (!choice) return null
  const { amount, days, typed, setTyped, setDays } = choice
  const { currency, amount: bounds } = choice.rates
  const principal = 'minor' in amount ? amount.minor : undefined
  const amountStep = (direction: 'up' | 'down') => {
    const from = principal ?? bounds.example
    const to = nextAmount(from, bounds, direction)
    return to === from ? undefined : () => setTyped(groupAmount(String(to / 100)))
  }
  const termStep = (direction: 'up' | 'down') => {
    const to = nextTerm(days, rates.terms, direction)
    return to === days ? undefined : () => setDays(to)
  }
  return (
    <section className={styles.loanCard} aria-label={t.card}>
      <StepRow
        label={t.borrow}
        value={principal === undefined ? typed || '–' : formatWhole(currency, principal)}
        less={t.lessAmount}
        more={t.moreAmount}
        down={amountStep('down')}
        up={amountStep('up')}
      />
      <StepRow
        label={t.over}
        value={fill(t.days, { n: days })}
        less={t.lessDays}
        more={t.moreDays}
        down={termStep('down')}
        up={termStep('up')}
      />
      <Answer rates={rates} choice={choice} />
    </section>
  )
}

/** The offer answers at once: amount and term in large steps, the interest with and without the coupon. */
export const LoanCard = () => {
  const { data, error } = useRates()
  if (data) return <Loaded rates={data} />
  // the body of the page explains the failure
  return error ? null : <div className={styles.loanCard} />
}
