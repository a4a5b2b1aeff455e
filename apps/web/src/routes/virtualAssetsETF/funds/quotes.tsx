import type { FundAsset, VirtualAssetFund } from '@foyer/api/virtual-assets'
import { useMemo } from 'react'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { MarketLine } from '../../../shared/market/market-line.tsx'
import { QuotesFailed } from '../../../shared/market/quotes-failed.tsx'
import { useFollowed } from '../../../shared/market/use-quotes.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { FundQuotes } from './fund-quotes.tsx'
import { fundsByFee } from './funds-by-fee.ts'
import { text } from './text.ts'

interface QuotesProps {
  /** chosen in the card above */
  asset: FundAsset
  funds: readonly VirtualAssetFund[]
}

/** Live quotes of one asset's funds, with all counters of a fund together. A line opens the page of the counter. */
export const Quotes = ({ funds, asset }: QuotesProps) => {
  const t = useText(text)
  // in the order of the card above and of the fees below
  const shown = useMemo(() => fundsByFee(funds, asset), [funds, asset])
  useFollowed(useMemo(() => shown.flatMap(({ counters }) => counters.map(({ code }) => code)), [shown]))
  return (
    <Section title={fill(t.quotesOf, { asset: t[asset] })}>
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
