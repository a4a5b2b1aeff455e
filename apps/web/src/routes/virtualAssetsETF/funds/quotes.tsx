import type { InstrumentFacts } from '@foyer/api/market'
import type { FundAsset, VirtualAssetFund } from '@foyer/api/virtual-assets'
import { useMemo, useState } from 'react'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { MarketLine } from '../../../shared/market/market-line.tsx'
import { QuotesFailed } from '../../../shared/market/quotes-failed.tsx'
import { useFollowed } from '../../../shared/market/use-quotes.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import * as styles from '../page.module.css'
import { FundQuotes } from './fund-quotes.tsx'
import { text } from './text.ts'

const InstrumentSheet = lazyPart(() =>
  import('../../../shared/market/instrument-sheet.tsx').then((module) => module.InstrumentSheet),
)

interface QuotesProps {
  /** chosen in the card above */
  asset: FundAsset
  funds: readonly VirtualAssetFund[]
}

/** Live quotes of one asset's funds, with all counters of a fund together. A line opens the chart of the counter. */
export const Quotes = ({ funds, asset }: QuotesProps) => {
  const t = useText(text)
  const [opened, setOpened] = useState<InstrumentFacts>()
  const shown = useMemo(() => funds.filter((fund) => fund.asset === asset), [funds, asset])
  useFollowed(useMemo(() => shown.flatMap(({ counters }) => counters.map(({ code }) => code)), [shown]))
  return (
    <Section title={fill(t.quotesOf, { asset: t[asset] })}>
      <div className={styles.vaLine}>
        <MarketLine />
      </div>
      <QuotesFailed />
      <div className={`${blocksStyles.card} ${styles.vaQuotes}`}>
        <FundQuotes label={t[asset]} funds={shown} onOpen={setOpened} />
      </div>
      <p className={styles.vaNote}>{t.quotesNote}</p>
      {opened && (
        <InstrumentSheet facts={opened} onClose={() => setOpened(undefined)} onFailed={() => setOpened(undefined)} />
      )}
    </Section>
  )
}
