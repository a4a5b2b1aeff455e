import { deliveryAddress } from '@foyer/api/addresses'
import { Refused } from '../../refused.ts'
import { readMobile } from '../identity/public.ts'
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
 * Schema of a delivery address that a parcel can be sent to (V5), for a route's body. An error carries the path of the
 * field. In addition to the shape, the county must exist and the number must be a mobile number of its region.
 */
export const sendableAddress = deliveryAddress.superRefine((address, { addIssue }) => {
  if (address.place === 'mainland' && !isArea(address.area))
    addIssue({ code: 'custom', path: ['area'], message: 'there is no such county' })
  if (!isMobile(address.areaCode, address.mobileNo))
    addIssue({ code: 'custom', path: ['mobileNo'], message: 'this is no mobile number' })
})
