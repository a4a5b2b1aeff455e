import { PriceColoursChoice } from '../../../shared/market/price-colours-choice.tsx'
import { text as market } from '../../../shared/market/text.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { usePriceColours } from '../../../shared/theme/price-colours.ts'
import * as styles from '../page.module.css'

/** The choice between red and green for a rise. */
export const Colours = PriceColoursChoice

/** The present choice, with a preview of a rise and a fall. */
export const ColoursValue = () => {
  const { colours } = usePriceColours()
  return (
    <span className={styles.prices}>
      <span aria-hidden="true">
        <span className={styles.rise}>▲</span> <span className={styles.fall}>▼</span>
      </span>{' '}
      {useText(market)[colours]}
    </span>
  )
}
