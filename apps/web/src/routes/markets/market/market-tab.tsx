import type { InstrumentFacts } from '@foyer/api/market'
import { useState } from 'react'
import { InstrumentSheet } from '../../../shared/market/instrument-sheet.tsx'
import { MarketLine } from '../../../shared/market/market-line.tsx'
import { PriceColoursChoice } from '../../../shared/market/price-colours-choice.tsx'
import { QuotesFailed } from '../../../shared/market/quotes-failed.tsx'
import { InstrumentSearch } from '../../../shared/market/search/instrument-search.tsx'
import { useFeed } from '../../../shared/market/use-quotes.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { useWatchlist } from '../../../shared/watchlist/use-watchlist.ts'
import { WatchButton } from '../../../shared/watchlist/watch-button.tsx'
import * as pageStyles from '../page.module.css'
import { Indices } from './indices.tsx'
import * as styles from './market.module.css'
import { Movers } from './movers.tsx'
import { text } from './text.ts'

const Note = () => {
  const t = useText(text)
  const { delay } = useFeed()
  return <p className={styles.marketNote}>{delay > 0 ? t.delayedNote : t.note}</p>
}

/** R31: indices, movers and search for everyone. A visitor sees delayed quotes and a notice about the delay. */
export const MarketTab = () => {
  const language = useLanguage()
  const watchlist = useWatchlist()
  const [opened, setOpened] = useState<InstrumentFacts>()
  return (
    <div className={styles.market}>
      <div className={pageStyles.marketsLine}>
        <MarketLine />
      </div>
      <QuotesFailed />
      <InstrumentSearch onPick={setOpened}>
        <Indices onOpen={setOpened} />
        <Movers onOpen={setOpened} />
        <PriceColoursChoice />
        <Note />
      </InstrumentSearch>
      {opened && (
        <InstrumentSheet
          facts={opened}
          onClose={() => setOpened(undefined)}
          footer={<WatchButton code={opened.code} name={opened.name[language]} watchlist={watchlist} />}
        />
      )}
    </div>
  )
}
