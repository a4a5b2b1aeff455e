import { Outcome } from '../../../shared/activity/frame/outcome.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { alertIcon } from '../../../shared/ui/icons.ts'
import { clockIcon } from '../../../shared/ui/later-icons.ts'
import { text } from '../text.ts'
import { useCoupon } from './use-coupon.ts'

/** That the coupon is claimed, with this account or another one, or has expired since. */
export const CouponOutcome = () => {
  const t = useText(text)
  const { data } = useCoupon(true)
  if (data?.otherAccount && !data.coupon) return <Outcome icon={alertIcon} title={t.elsewhere} tone="warn" />
  return data?.coupon?.isValid === false ? (
    <Outcome icon={clockIcon} title={t.expired} tone="warn" />
  ) : (
    <Outcome title={t.claimed} />
  )
}
