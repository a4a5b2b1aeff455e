import { inLanguage } from '@foyer/api/languages'
import type { Offering } from '@foyer/api/offerings'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { formatCount } from '../../../shared/format/count.ts'
import { lotsText } from '../../../shared/offerings/amounts.ts'
import { formatRate, formatWhole } from '../../../shared/offerings/rates.ts'
import { text as lotWords } from '../../../shared/offerings/text.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { ofContent } from '../../../shared/text/of-language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { entryOf } from '../entry.ts'
import { formatPrice } from '../next-date.ts'
import * as styles from '../page.module.css'
import { text as shared } from '../text.ts'
import { text } from './text.ts'

/** The offer and its price. The heading names the issuer. */
export const Facts = ({ offering }: { offering: Offering }) => {
  const t = useText(text)
  const names = useText(shared)
  const language = useLanguage()
  const { stockCode, summary, price, lotSize, lotsOnOffer, maxLots, loan } = offering
  const words = useText(lotWords)
  const lots = (n: number) => lotsText(words, n)
  const rows: readonly (readonly [string, string])[] = [
    [t.lotSize, formatCount(lotSize)],
    [t.onOffer, lots(lotsOnOffer)],
    [t.most, lots(maxLots)],
    [
      t.loan,
      loan
        ? fill(t.loanTerms, { percent: loan.maxPercent, rate: formatRate(loan.yearlyRate), n: loan.days })
        : t.noLoan,
    ],
    [t.code, stockCode],
  ]
  return (
    <Section title={t.facts}>
      <div data-offering="" className={`${blocksStyles.card} ${styles.offeringFacts}`}>
        <p {...ofContent(summary, language)}>{inLanguage(summary, language)}</p>
        <dl className={`${styles.ticket} numbers`}>
          <div>
            <dt>{names.price}</dt>
            <dd>{formatPrice(price)}</dd>
          </div>
          <div>
            <dt>{names.perLot}</dt>
            <dd>{formatWhole(entryOf(offering))}</dd>
          </div>
        </dl>
        <dl className={`${styles.costLines} numbers`}>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
