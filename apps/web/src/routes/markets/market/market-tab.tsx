import { text } from '../../../shared/market/text.ts'
import { useFeed } from '../../../shared/market/use-quotes.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { useFirstQuotes } from './first-quotes.ts'
import { Indices } from './indices.tsx'
import * as styles from './market.module.css'
import { Movers } from './movers.tsx'

const Note = () => {
  const t = useText(text)
  const { delay } = useFeed()
  return <p className={styles.marketNote}>{delay > 0 ? t.delayedNote : t.note}</p>
}

/** R31: indices and movers for everyone. A visitor sees delayed quotes and a notice about the delay. */
export const MarketTab = () => {
  const first = useFirstQuotes()
  return (
    <>
      <Indices first={first?.indices} />
      <div className={styles.market}>
        <Movers first={first?.movers} />
        <Note />
      </div>
    </>
  )
}
