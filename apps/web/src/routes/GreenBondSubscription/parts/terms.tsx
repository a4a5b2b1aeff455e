import type { Offering } from '@foyer/api/offerings'
import type { ReactNode } from 'react'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
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
  const rows: readonly (readonly [string, string])[] = [
    ...(bond
      ? ([
          [t.reference, bond.reference[language]],
          [t.tenor, fill(t.years, { n: bond.years })],
          [
            t.payments,
            fill(bond.paymentsPerYear === 2 ? t.halfYearly : t.timesYearly, {
              times: bond.paymentsPerYear,
              n: bond.paymentsPerYear * bond.years,
            }),
          ],
        ] as const)
      : []),
    [t.lotAmount, formatWhole(lotAmount)],
    [t.most, `${fill(t.lots, { n: maxLots })} · ${formatWhole(lotAmount * maxLots)}`],
    [t.price, fill(t.ofNominal, { price: price.replace(/\.?0+$/, '') })],
    [t.stockCode, stockCode],
    [t.issuer, issuer[language]],
  ]
  return (
    <Section title={t.terms}>
      <div data-offering="" className={`${blocksStyles.card} ${styles.bondTerms}`}>
        <p className={styles.bondName}>{name[language]}</p>
        {bond && (
          <p className={styles.bondFloor}>
            <span>{t.floor}</span>
            <strong className="numbers">{formatRate(bond.floorCoupon)}</strong>
            <small>{t.floorWhy}</small>
          </p>
        )}
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
