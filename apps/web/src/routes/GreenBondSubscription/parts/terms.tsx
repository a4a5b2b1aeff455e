import { inLanguage } from '@foyer/api/languages'
import type { Offering } from '@foyer/api/offerings'
import type { ReactNode } from 'react'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { lotsText } from '../../../shared/offerings/amounts.ts'
import { formatRate, formatWhole } from '../../../shared/offerings/rates.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** The terms of a series and the document that governs them. */
export const Terms = ({ offering, children }: { offering: Offering; children: ReactNode }) => {
  const t = useText(text)
  const language = useLanguage()
  const { bond, name, issuer, lotAmount, maxLots, price, stockCode } = offering
  const tiles: readonly (readonly [string, string])[] = [
    ...(bond
      ? ([
          [t.tenor, fill(t.years, { n: bond.years })],
          [
            t.payments,
            bond.paymentsPerYear === 2 ? t.halfYearly : fill(t.timesYearly, { times: bond.paymentsPerYear }),
          ],
          [t.floor, formatRate(bond.floorCoupon)],
        ] as const)
      : []),
    [t.lotAmount, formatWhole(lotAmount)],
  ]
  const rows: readonly (readonly [string, string])[] = [
    ...(bond ? ([[t.reference, inLanguage(bond.reference, language)]] as const) : []),
    [t.most, fill(t.mostLots, { lots: lotsText(t, maxLots), amount: formatWhole(lotAmount * maxLots) })],
    [t.price, fill(t.ofNominal, { price: price.replace(/\.?0+$/, '') })],
    [t.stockCode, stockCode],
    [t.issuer, inLanguage(issuer, language)],
  ]
  return (
    <Section title={t.terms}>
      <div data-offering="" className={`${blocksStyles.card} ${styles.bondTerms}`}>
        <p className={styles.bondName}>{inLanguage(name, language)}</p>
        <dl className={`${styles.bondTiles} numbers`}>
          {tiles.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <dl className={`${styles.bondFacts} numbers`}>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {children}
    </Section>
  )
}
