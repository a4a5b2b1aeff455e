import { useFeed } from '../../../shared/market/use-quotes.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from './market.module.css'
import { Movers } from './movers.tsx'
import { text } from './text.ts'

const Note = () => {
  const t = useText(text)
  const { delay } = useFeed()
  return <p className={styles.marketNote}>{delay > 0 ? t.delayedNote : t.note}</p>
}

/** R31: movers for everyone. A visitor sees delayed quotes and a notice about the delay. */
export const MarketTab = () => (
  <div className={styles.market}>
    <Movers />
    <Note />
  </div>
)
