import { type FinancingCurrency, type RateTier, tierOf } from '@foyer/api/arithmetic/financing-interest'
import type { FinancingRates } from '@foyer/api/financing'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { checkIcon } from '../../../shared/ui/later-icons.ts'
import { Segmented } from '../../../shared/ui/segmented.tsx'
import { formatRate, formatShortDay, formatWhole, formatWireDay } from '../format.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import type { Choice } from '../use-choice.ts'
import { useCanHaveCoupon } from './use-can-have-coupon.ts'

const columns = ['standard', 'promotional', 'afterwards'] as const

/** Divides a tier where the coupon ends. The part above has the standard rate with the coupon too. */
const withCover = (tiers: readonly RateTier[], upTo: number): RateTier[] =>
  tiers.flatMap((tier) => {
    const above = { ...tier, promotional: tier.standard }
    if (tier.from >= upTo) return [above]
    return tier.to !== null && tier.to <= upTo
      ? [tier]
      : [
          { ...tier, to: upTo },
          { ...above, from: upTo },
        ]
  })

const isCovered = ({ promotional, standard }: RateTier): boolean => promotional !== standard

/** The rate tiers of one currency. Each row names its part of the loan and shows three rates, the person's own in bold. */
export const RateTable = ({ rates, choice }: { rates: FinancingRates; choice: Choice }) => {
  const t = useText(text)
  const language = useLanguage()
  const { promotion, asOf, currencies } = rates
  const { currency, promotionalUpTo } = choice.rates
  const isOver = promotion?.daysLeft === 0
  const tiers = withCover(choice.rates.tiers, promotionalUpTo)
  const own = useCanHaveCoupon() ? 'promotional' : 'standard'
  const reached = 'minor' in choice.amount ? tierOf(tiers, choice.amount.minor) : -1
  const whole = (minor: number) => formatWhole(currency, minor)
  const partOf = ({ from, to }: RateTier) => {
    if (to === null) return fill(t.above, { from: whole(from) })
    return from === 0 ? fill(t.upTo, { to: whole(to) }) : fill(t.between, { from: whole(from), to: whole(to) })
  }
  const when = {
    standard: '',
    promotional: isOver ? t.over : promotion && fill(t.until, { day: formatShortDay(language, promotion.until) }),
    afterwards: promotion && fill(t.from, { day: formatShortDay(language, promotion.until, 1) }),
  }
  return (
    <Section title={t.rates}>
      <Segmented<FinancingCurrency>
        label={t.currency}
        options={currencies.map(({ currency: value }) => ({ value, label: t[value] }))}
        value={currency}
        onChange={choice.setCurrency}
      />
      {/* a scrollable region must be reachable by keyboard */}
      <section
        className={`${blocksStyles.card} ${styles.ratesCard}`}
        aria-label={fill(t.caption, { currency: t[currency] })}
        tabIndex={0}
      >
        <table className={`${styles.rates} numbers`}>
          <caption className="visually-hidden">{fill(t.caption, { currency: t[currency] })}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" data-column={column}>
                  {t[column]} {when[column] && <small className={styles.ratesWhen}>{when[column]}</small>}
                </th>
              ))}
            </tr>
          </thead>
          {tiers.map((tier, n) => (
            <tbody
              key={tier.from}
              className={n === reached ? styles.isReached : undefined}
              data-own={isOver ? 'afterwards' : isCovered(tier) ? own : 'standard'}
            >
              <tr>
                <th scope="rowgroup" colSpan={columns.length}>
                  <span>{partOf(tier)}</span>{' '}
                  {n === reached && (
                    <span className={styles.ratesReached}>
                      <Icon path={checkIcon} size={16} />
                      {t.reached}
                    </span>
                  )}
                </th>
              </tr>
              <tr>
                {columns.map((column) => (
                  <td key={column} data-column={column}>
                    {column === 'promotional' && !isCovered(tier) ? '—' : formatRate(tier[column])}
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
      </section>
      <div className={`${styles.ratesNote} numbers`}>
        {promotion && <p>{fill(isOver ? t.endedOn : t.lastDay, { day: formatWireDay(language, promotion.until) })}</p>}
        {!isOver && <p>{fill(t.covers, { amount: whole(promotionalUpTo) })}</p>}
        <p>{fill(t.asOf, { day: formatWireDay(language, asOf) })}</p>
      </div>
    </Section>
  )
}
