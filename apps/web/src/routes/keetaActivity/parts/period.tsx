import { Facts } from '../../../shared/activity/frame/facts.tsx'
import { useVoucher } from './use-voucher.ts'

/** The period of the activity, which is full as soon as the partner has no more codes. */
export const Period = () => {
  const { data } = useVoucher()
  return <Facts isFull={data?.pool?.remaining === 0 && !data.voucher} />
}
