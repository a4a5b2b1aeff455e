import { inLanguage } from '@foyer/api/languages'
import type { FundAsset, VirtualAssetFund, VirtualAssetFunds } from '@foyer/api/virtual-assets'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { formatDollars, formatPercent, formatWireDay } from './format.ts'
import { fundsByFee } from './funds-by-fee.ts'
import { text } from './text.ts'

const columns = ['management', 'custody', 'other', 'total'] as const

interface FundFeesProps {
  fund: VirtualAssetFund
  /** the highest total of all funds, which is the full width of the meters */
  highest: number
  amount: number
}

const FundFees = ({ fund, highest, amount }: FundFeesProps) => {
  const t = useText(text)
  const language = useLanguage()
  const { name, custodian, fees, exampleCost } = fund
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" className={styles.vaName} colSpan={columns.length}>
          {inLanguage(name, language)}
          <small className={styles.vaSmall}>{fill(t.custodian, { custodian: inLanguage(custodian, language) })}</small>
        </th>
      </tr>
      <tr>
        {columns.map((column) => (
          <td key={column} data-column={column}>
            {formatPercent(fees[column])}
          </td>
        ))}
      </tr>
      <tr>
        <td colSpan={columns.length} className={styles.vaCost}>
          <span className={styles.vaMeter} aria-hidden="true">
            <span style={{ inlineSize: `${(100 * fees.total) / highest}%` }} />
          </span>
          <small className={styles.vaSmall}>
            {fill(t.cost, { amount: formatDollars(amount), cost: formatDollars(exampleCost) })}
          </small>
        </td>
      </tr>
    </tbody>
  )
}

interface FeesProps extends Pick<VirtualAssetFunds, 'funds' | 'asOf' | 'example'> {
  /** chosen in the card above */
  asset: FundAsset
}

/** The yearly fees of one asset's funds, the lowest first, with the date of the facts. */
export const Fees = ({ asset, funds, asOf, example }: FeesProps) => {
  const t = useText(text)
  const language = useLanguage()
  const highest = Math.max(...funds.map(({ fees }) => fees.total))
  return (
    <Section title={t.fees}>
      <p className={styles.vaLead}>{t.feesLead}</p>
      <section
        className={`${blocksStyles.card} ${styles.vaFeesCard}`}
        aria-label={`${t.fees}: ${t[asset]}`}
        tabIndex={0}
      >
        <table className={`${styles.vaFees} numbers`}>
          <caption>
            {t[asset]} <small className={styles.vaYearly}>{t.yearly}</small>
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className={styles.vaColumn}>
                  {t[column]}
                </th>
              ))}
            </tr>
          </thead>
          {fundsByFee(funds, asset).map((fund) => (
            <FundFees key={fund.id} fund={fund} highest={highest} amount={example?.amount ?? 0} />
          ))}
        </table>
      </section>
      <p className={styles.vaNote}>{fill(t.feesNote, { day: formatWireDay(language, asOf) })}</p>
    </Section>
  )
}
