import type { QuotesReply } from '@foyer/api/market'
import type { FundAsset, VirtualAssetFund } from '@foyer/api/virtual-assets'
import { useMemo, useState } from 'react'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { MarketLine } from '../../../shared/market/market-line.tsx'
import { QuotesFailed } from '../../../shared/market/quotes-failed.tsx'
import { beginQuotes, useFollowed } from '../../../shared/market/use-quotes.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Segmented } from '../../../shared/ui/segmented.tsx'
import * as styles from '../page.module.css'
import { fundAssets } from './assets.ts'
import { FundQuotes } from './fund-quotes.tsx'
import { text } from './text.ts'

interface QuotesProps {
  funds: readonly VirtualAssetFund[]
  /** the quotes that the page loaded with */
  quotes: QuotesReply | null
}

/** Live quotes of one asset's funds, with all counters of a fund together. A line opens the page of the counter. */
export const Quotes = ({ funds, quotes }: QuotesProps) => {
  const t = useText(text)
  const [asset, setAsset] = useState<FundAsset>('bitcoin')
  // runs before the first render of any row, so that the first paint has the quotes
  useState(() => quotes && beginQuotes(quotes))
  const shown = useMemo(() => funds.filter((fund) => fund.asset === asset), [funds, asset])
  useFollowed(useMemo(() => shown.flatMap(({ counters }) => counters.map(({ code }) => code)), [shown]))
  return (
    <Section title={t.quotes}>
      <Segmented
        label={t.asset}
        options={fundAssets.map((value) => ({ value, label: t[value] }))}
        value={asset}
        onChange={setAsset}
      />
      <div className={styles.vaLine}>
        <MarketLine />
      </div>
      <QuotesFailed />
      <div className={`${blocksStyles.card} ${styles.vaQuotes}`}>
        <FundQuotes label={t[asset]} funds={shown} />
      </div>
      <p className={styles.vaNote}>{t.quotesNote}</p>
    </Section>
  )
}
