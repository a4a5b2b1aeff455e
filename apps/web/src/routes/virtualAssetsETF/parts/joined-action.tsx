import { showPart } from '../../../shared/activity/show-part.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { text } from '../text.ts'

/** The element id of the discount on the page. */
export const discountId = 'discount'

/** A link to the discount, next to the message that the person has joined. */
export const JoinedAction = () => <Button onClick={() => showPart(discountId)}>{useText(text).toDiscount}</Button>
