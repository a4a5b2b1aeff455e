import { showPart } from '../../../shared/activity/show-part.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { text } from '../text.ts'

/** Where the discount stands on the page. */
export const discountId = 'discount'

/** Beside the line that says that the person has joined: to the discount. */
export const JoinedAction = () => <Button onClick={() => showPart(discountId)}>{useText(text).toDiscount}</Button>
