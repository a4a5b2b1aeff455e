import type { GateState } from '@foyer/contract/activities'
import { useShown } from '../../../shared/activity/shown.ts'
import { useCoupon } from './use-coupon.ts'

/** Nobody in these gets a coupon any more, or ever. */
const without: readonly (GateState | undefined)[] = ['ended', 'sold_out', 'ineligible', 'mainland']

/** Whether interest with the coupon concerns this person: they hold one with this account, or can still have one. */
export const useCanHaveCoupon = (): boolean => {
  const { gate } = useShown().standing
  const { data } = useCoupon(gate === 'joined')
  if (gate === 'joined' && data) return data.coupon?.isValid === true
  return !without.includes(gate)
}
