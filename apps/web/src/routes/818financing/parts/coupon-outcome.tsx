import { Outcome } from '../../../shared/activity/frame/own-state.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { clockIcon } from '../../../shared/ui/later-icons.ts'
import { text } from '../text.ts'
import { useCoupon } from './use-coupon.ts'

/** That the coupon is claimed, or has expired since. */
export const CouponOutcome = () => {
  const t = useText(text)
  const isOver = useCoupon(true).data?.coupon?.isValid === false
  return isOver ? <Outcome icon={clockIcon} title={t.expired} /> : <Outcome title={t.claimed} />
}
