import { isAt } from '../../../platform/address.ts'
import { goTo } from '../../../platform/navigation.ts'
import { resultPage } from '../../../shared/conversion/paths.ts'

/** Opens the result, unless the person has opened another screen. */
export const toResult = (conversion: string): void => {
  if (isAt('/conversionStarting')) goTo(resultPage(conversion), { replace: true })
}
