import type { DeliveryAddress } from '@foyer/api/addresses'

/** The stored address of a person in tests. */
export const address: DeliveryAddress = {
  place: 'hong_kong',
  name: 'Chan Tai Man',
  areaCode: '852',
  mobileNo: '51234567',
  district: 'central_and_western',
  building: 'Harbour Centre',
  flat: '12/F, Flat B',
}
