import { Facts } from '../../../shared/activity/frame/facts.tsx'
import { useApplication } from './use-application.ts'

/**
 * The period of the activity, which is full while the partner accepts no more applications. A person who has applied sees
 * none.
 */
export const Period = () => {
  const { data } = useApplication()
  if (data?.voucher) return null
  return <Facts isFull={data?.pool?.remaining === 0} />
}
