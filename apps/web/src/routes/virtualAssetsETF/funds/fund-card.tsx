import type { InstrumentFacts } from '@foyer/api/market'
import type { FundAsset, VirtualAssetFund, VirtualAssetFunds } from '@foyer/api/virtual-assets'
import { useMemo, useState } from 'react'
import { LiveFigures } from '../../../shared/market/quote-cells.tsx'
import { beginQuotes, useFollowed } from '../../../shared/market/use-quotes.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { Segmented } from '../../../shared/ui/segmented.tsx'
import { useFunds } from '../api.ts'
import * as styles from '../page.module.css'
import { fundAssets } from './assets.ts'
import { formatPercent } from './format.ts'
import { MonthLine } from './month-line.tsx'
import { text } from './text.ts'

const InstrumentSheet = lazyPart(() =>
  import('../../../shared/market/instrument-sheet.tsx').then((module) => module.InstrumentSheet),
)

interface AssetProps {
  /** the asset whose funds the page shows */
  asset: FundAsset
  onAsset: (asset: FundAsset) => void
}

/** The card has room for this many; all funds are below. */
const few = 3

const cheapest = (funds: readonly VirtualAssetFund[], asset: FundAsset) =>
  funds
    .filter((fund) => fund.asset === asset)
    .sort((one, other) => one.fees.total - other.fees.total)
    .slice(0, few)

/** A fund by its first counter, which it trades in most. */
const factsOf = ({ name, counters: [first] }: VirtualAssetFund): InstrumentFacts | undefined =>
  first && { code: first.code, currency: first.currency, lotSize: first.lotSize, name, kind: 'fund' }

const Compared = ({ funds: { funds, quotes }, asset, onAsset }: AssetProps & { funds: VirtualAssetFunds }) => {
  const t = useText(text)
  const language = useLanguage()
  const [opened, setOpened] = useState<InstrumentFacts>()
  // runs before the first render of any row, so that the first paint has the quotes
  useState(() => quotes && beginQuotes(quotes))
  const shown = useMemo(() => cheapest(funds, asset), [funds, asset])
  useFollowed(useMemo(() => shown.flatMap((fund) => factsOf(fund)?.code ?? []), [shown]))
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
        <span>{t.month}</span>
      </p>
      <ul role="list">
        {shown.map((fund) => {
          const facts = factsOf(fund)
          return (
            facts && (
              <li key={fund.id}>
                <button type="button" className={styles.fundRow} onClick={() => setOpened(facts)}>
                  <span className={styles.fundName}>
                    <strong>{fund.name[language]}</strong>{' '}
                    <small className="numbers">{fill(t.feeOf, { fee: formatPercent(fund.fees.total) })}</small>
                  </span>
                  <MonthLine code={facts.code} />
                  <LiveFigures code={facts.code} />
                </button>
              </li>
            )
          )
        })}
      </ul>
      {opened && (
        <InstrumentSheet facts={opened} onClose={() => setOpened(undefined)} onFailed={() => setOpened(undefined)} />
      )}
    </section>
  )
}

/** The funds of one asset side by side: yearly fee, the last month, live price and change. */
export const FundCard = (props: AssetProps) => {
  const { data, error } = useFunds()
  if (data) return data.withheld ? null : <Compared {...props} funds={data} />
  // the body of the page explains the failure
  return error ? null : <div className={styles.fundCard} />
}
