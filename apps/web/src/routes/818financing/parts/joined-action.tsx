import { showPart } from '../../../shared/activity/show-part.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { text } from '../text.ts'
import { useCoupon } from './use-coupon.ts'

/** The element id of the coupon on the page. */
export const couponId = 'coupon'

/** A link to the coupon, next to the message that the person has joined. It is quiet without a valid coupon. */
export const JoinedAction = () => {
  const { data } = useCoupon(true)
  return (
    <Button look={data?.coupon?.isValid ? 'main' : 'plain'} onClick={() => showPart(couponId)}>
      {useText(text).toCoupon}
    </Button>
  )
}
