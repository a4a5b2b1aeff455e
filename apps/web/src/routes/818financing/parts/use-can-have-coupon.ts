import type { GateState } from '@foyer/api/gate'
import { useShown } from '../../../shared/activity/shown.ts'
import { useCoupon } from './use-coupon.ts'

/** Gate states in which no one can receive a coupon any more. */
const without: readonly (GateState | undefined)[] = ['ended', 'sold_out', 'ineligible', 'mainland']

/** Whether interest with the coupon applies to this person: the account has a coupon or can still receive one. */
export const useCanHaveCoupon = (): boolean => {
  const { gate } = useShown().personalStatus
  const { data } = useCoupon(gate === 'joined')
  if (gate === 'joined' && data) return data.coupon?.isValid === true
  return !without.includes(gate)
}
