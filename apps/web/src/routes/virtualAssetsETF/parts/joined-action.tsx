import { showPart } from '../../../shared/activity/show-part.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { text } from '../text.ts'

/** The element id of the discount on the page. */
export const discountId = 'discount'

/** A link to the discount, for a person who joined. Nothing is left to do, so it is quiet. */
export const JoinedAction = () => (
  <Button look="plain" onClick={() => showPart(discountId)}>
    {useText(text).toDiscount}
  </Button>
)
