import { isAt } from '../../../platform/address.ts'
import { goTo } from '../../../platform/navigation.ts'
import { resultPage } from '../../../shared/conversion/paths.ts'

/** Goes on to the result, unless the person has gone elsewhere in the meantime. */
export const toResult = (conversion: string): void => {
  if (isAt('/conversionStarting')) goTo(resultPage(conversion), { replace: true })
}
