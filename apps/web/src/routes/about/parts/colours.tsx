import { PriceColoursChoice } from '../../../shared/market/price-colours-choice.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from '../text.ts'

/** The choice between red and green for a rise, with a preview of a rise and a fall. */
export const Colours = () => {
  const t = useText(text)
  return (
    <>
      <PriceColoursChoice />
      <p className="about-prices numbers">
        <span className="about-rise">▲ + {t.rise}</span>
        <span className="about-fall">▼ − {t.fall}</span>
      </p>
    </>
  )
}
