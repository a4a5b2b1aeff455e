import { inLanguage } from '@foyer/api/languages'
import type { InstrumentFacts } from '@foyer/api/market'
import type { VirtualAssetFund } from '@foyer/api/virtual-assets'
import { memo } from 'react'
import * as quoteCellsStyles from '../../../shared/market/quote-cells.module.css'
import { LiveFigures } from '../../../shared/market/quote-cells.tsx'
import * as styles from '../../../shared/market/quote-table.module.css'
import { securityPath } from '../../../shared/market/security-path.ts'
import { text as marketText } from '../../../shared/market/text.ts'
import { useInstrument } from '../../../shared/market/use-quotes.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as pageStyles from '../page.module.css'
import { text } from './text.ts'

/** One trading counter of a fund. On a tick only its figures render. */
const Counter = memo(({ facts }: { facts: InstrumentFacts }) => {
  const t = useText(text)
  const market = useText(marketText)
  const instrument = useInstrument(facts.code)
  const { code, currency } = facts
  return (
    <tr>
      <th scope="row">
        <a className={styles.quoteOpen} href={`#${securityPath(facts.code)}`}>
          <span className={quoteCellsStyles.quoteWho}>
            <strong>{t[currency]}</strong>
            <small className="numbers">
              {code}
              {instrument?.isHalted && (
                <span className={`${quoteCellsStyles.quoteChip} ${quoteCellsStyles.isHalted}`}>{market.halted}</span>
              )}
            </small>
          </span>
        </a>
      </th>
      <td>
        <LiveFigures code={code} />
      </td>
    </tr>
  )
})

const factsOf = ({ name, counters }: VirtualAssetFund): InstrumentFacts[] =>
  counters.map(({ code, currency, lotSize }) => ({ code, currency, lotSize, name, kind: 'fund' }))

interface FundQuotesProps {
  label: string
  /** must be the same array in every render, so that the rows do not render again */
  funds: readonly VirtualAssetFund[]
}

/** Each fund with one line for each trading currency, with prices in that currency. */
export const FundQuotes = ({ label, funds }: FundQuotesProps) => {
  const t = useText(text)
  const market = useText(marketText)
  const language = useLanguage()
  return (
    <table className={`${styles.quoteTable} ${pageStyles.vaTable}`}>
      <caption className="visually-hidden">{fill(t.caption, { asset: label })}</caption>
      <thead>
        <tr>
          <th scope="col">{t.counter}</th>
          <th scope="col">
            <span className={styles.quoteHeads}>
              <span>{market.price}</span>
              <span>{market.change}</span>
            </span>
          </th>
        </tr>
      </thead>
      {funds.map((fund) => (
        <tbody key={fund.id}>
          <tr className={pageStyles.vaFund}>
            <th scope="rowgroup" className={pageStyles.vaFundName} colSpan={2}>
              {inLanguage(fund.name, language)}
            </th>
          </tr>
          {factsOf(fund).map((facts) => (
            <Counter key={facts.code} facts={facts} />
          ))}
        </tbody>
      ))}
    </table>
  )
}
