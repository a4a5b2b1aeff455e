import { useText } from '../text/use-text.ts'
import { priceColours, usePriceColours } from '../theme/price-colours.ts'
import { Segmented } from '../ui/segmented.tsx'
import { text } from './text.ts'

/** Chooses the colour of a rise for every price of the client. */
export const PriceColoursChoice = () => {
  const t = useText(text)
  const { colours, choose } = usePriceColours()
  return (
    <Segmented
      label={t.colours}
      options={priceColours.map((value) => ({ value, label: t[value] }))}
      value={colours}
      onChange={choose}
    />
  )
}
