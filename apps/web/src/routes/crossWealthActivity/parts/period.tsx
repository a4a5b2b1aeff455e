import { Facts } from '../../../shared/activity/frame/facts.tsx'
import { isOver } from './application-state.ts'
import { useApplication } from './use-application.ts'

/**
 * The period of the activity, which is full while the partner accepts no more applications. A person whose application has
 * ended sees none.
 */
export const Period = () => {
  const { data } = useApplication()
  if (data?.voucher && isOver(data.voucher)) return null
  return <Facts isFull={data?.pool?.remaining === 0 && !data.voucher} />
}
