import { deliveryAddress } from '@foyer/contract/addresses'
import { Refused } from '../../http/refused.ts'
import { readMobile } from '../identity/mobile-number.ts'
import { isArea } from './areas.ts'

const isMobile = (areaCode: string, mobileNo: string): boolean => {
  try {
    readMobile(areaCode, mobileNo)
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}

/**
 * A delivery address a parcel can be sent to (V5), for the body of a route: what is wrong is refused with the path of the
 * field. Beside the shape, the county has to exist and the number to be a mobile number of its region.
 */
export const sendableAddress = deliveryAddress.superRefine((address, { addIssue }) => {
  if (address.place === 'mainland' && !isArea(address.area))
    addIssue({ code: 'custom', path: ['area'], message: 'there is no such county' })
  if (!isMobile(address.areaCode, address.mobileNo))
    addIssue({ code: 'custom', path: ['mobileNo'], message: 'this is no mobile number' })
})
