import { showPart } from '../../../shared/activity/show-part.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { text } from '../text.ts'

/** Where the coupon stands on the page. */
export const couponId = 'coupon'

/** Beside the line that says that the person has joined: to the coupon. */
export const JoinedAction = () => <Button onClick={() => showPart(couponId)}>{useText(text).toCoupon}</Button>
