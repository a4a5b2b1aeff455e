import { showPart } from '../../../shared/activity/show-part.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { text } from '../text.ts'

/** The element ids of the person's discount and of the funds on the page. */
export const discountId = 'discount'
export const fundsId = 'funds'

/** A link to the funds, for a person who joined. Their discount is above, and nothing is left to do, so it is quiet. */
export const JoinedAction = () => (
  <Button look="plain" onClick={() => showPart(fundsId)}>
    {useText(text).toFunds}
  </Button>
)
