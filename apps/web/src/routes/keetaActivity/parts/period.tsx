import { Facts } from '../../../shared/activity/frame/facts.tsx'
import { useVoucher } from './use-voucher.ts'

/**
 * The period of the activity, which is full as soon as the partner has no more codes. The period does not matter to a person
 * who has a voucher, which has its own dates.
 */
export const Period = () => {
  const { data } = useVoucher()
  return data?.voucher ? null : <Facts isFull={data?.pool?.remaining === 0} />
}
