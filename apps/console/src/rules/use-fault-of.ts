import type { RuleFault } from '@foyer/api/staff/rules'
import { useText } from '@foyer/staff-interface/language'
import { faultText } from './text.ts'

/** Returns a function that has the fault of one field in words. */
export const useFaultOf = (faults: readonly RuleFault[]) => {
  const t = useText(faultText)
  return (path: string): string | undefined => {
    const fault = faults.find((one) => one.path === path)
    return fault && t[fault.code]
  }
}
