import { showPart } from '../../../shared/activity/show-part.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { text } from '../text.ts'

/** The element id of the coupon on the page. */
export const couponId = 'coupon'

/** A link to the coupon, next to the message that the person has joined. */
export const JoinedAction = () => <Button onClick={() => showPart(couponId)}>{useText(text).toCoupon}</Button>
