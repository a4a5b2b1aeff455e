import { Facts } from '../../../shared/activity/frame/facts.tsx'
import { useApplication } from './use-application.ts'

/** The period of the activity, which is full while the partner accepts no more applications. */
export const Period = () => {
  const { data } = useApplication()
  return <Facts isFull={data?.pool?.remaining === 0 && !data.voucher} />
}
