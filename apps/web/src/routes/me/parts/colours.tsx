import { PriceColoursChoice } from '../../../shared/market/price-colours-choice.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** The choice between red and green for a rise, with a preview of a rise and a fall. */
export const Colours = () => {
  const t = useText(text)
  return (
    <>
      <PriceColoursChoice />
      <p className={`${styles.prices} numbers`}>
        <span className={styles.rise}>▲ + {t.rise}</span>
        <span className={styles.fall}>▼ − {t.fall}</span>
      </p>
    </>
  )
}
