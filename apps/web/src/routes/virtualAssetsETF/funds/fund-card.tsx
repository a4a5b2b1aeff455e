import { inLanguage } from '@foyer/api/languages'
import type { FundAsset, VirtualAssetFund, VirtualAssetFunds } from '@foyer/api/virtual-assets'
import { useMemo, useState } from 'react'
import { PriceHead } from '../../../shared/market/price-head.tsx'
import { LiveFigures } from '../../../shared/market/quote-cells.tsx'
import { securityPath } from '../../../shared/market/security-path.ts'
import { Sparkline } from '../../../shared/market/sparkline.tsx'
import { beginQuotes, useFollowed } from '../../../shared/market/use-quotes.ts'
import { useSparklines } from '../../../shared/market/use-sparklines.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Segmented } from '../../../shared/ui/segmented.tsx'
import { useFunds } from '../api.ts'
import * as styles from '../page.module.css'
import { fundAssets } from './assets.ts'
import { formatPercent } from './format.ts'
import { fundsByFee } from './funds-by-fee.ts'
import { text } from './text.ts'

export interface AssetProps {
  /** the asset whose funds the page shows */
  asset: FundAsset
  onAsset: (asset: FundAsset) => void
}

/** The card has room for this many; all funds are below. */
const few = 3

/** The name without the kind, which the headline has, so that a row has one line. */
const shortName = (name: string): string => name.replace(/( Spot)?\s*ETF$/, '')

/** The code of a fund's first counter, which it trades in most. */
const codeOf = ({ counters: [first] }: VirtualAssetFund): string | undefined => first?.code

const Compared = ({ funds: { funds, quotes }, asset, onAsset }: AssetProps & { funds: VirtualAssetFunds }) => {
  const t = useText(text)
  const language = useLanguage()
  // runs before the first render of any row, so that the first paint has the quotes
  useState(() => quotes && beginQuotes(quotes))
  const shown = useMemo(() => fundsByFee(funds, asset).slice(0, few), [funds, asset])
  const codes = useMemo(() => shown.flatMap((fund) => codeOf(fund) ?? []), [shown])
  useFollowed(codes)
  const lines = useSparklines(codes)
  return (
    <section className={styles.fundCard} aria-label={t.compared}>
      <Segmented
        label={t.asset}
        options={fundAssets.map((value) => ({ value, label: t[value] }))}
        value={asset}
        onChange={onAsset}
      />
      <p className={styles.fundHeads}>
        <span>{t.byFee}</span>
        <PriceHead currency="HK$" />
      </p>
      <ul role="list">
        {shown.map((fund) => {
          const code = codeOf(fund)
          return (
            code && (
              <li key={fund.id}>
                <a className={styles.fundRow} href={`#${securityPath(code)}`}>
                  <span className={styles.fundName}>
                    <strong>{shortName(inLanguage(fund.name, language))}</strong>{' '}
                    <small className="numbers">{fill(t.feeOf, { fee: formatPercent(fund.fees.total) })}</small>
                  </span>
                  <Sparkline code={code} line={lines.get(code)} />
                  <LiveFigures code={code} isStacked />
                </a>
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}

/** The funds of one asset side by side: yearly fee, the course of the day, live price and change. */
export const FundCard = (props: AssetProps) => {
  const { data, error } = useFunds()
  if (data) return data.withheld ? null : <Compared {...props} funds={data} />
  // the body of the page explains the failure
  return error ? null : <div className={styles.fundCard} />
}
