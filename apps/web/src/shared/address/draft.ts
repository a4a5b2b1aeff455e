import type { DeliveryAddress, HongKongDistrict } from '@foyer/api/addresses'
import type { PickedArea } from '../area-codes/picked-area.ts'
import { cleanMobile } from '../phone/mobile-number.ts'
import type { Language } from '../text/languages.ts'

export type Place = DeliveryAddress['place']

/** The content of the form. It holds both places, so that switching loses nothing. */
export interface Draft {
  place: Place
  name: string
  area: PickedArea
  mobileNo: string
  /** county code; '' until one is chosen */
  county: string
  mainlandStreet: string
  district: HongKongDistrict | ''
  building: string
  flat: string
  hongKongStreet: string
}

const areaOf: Readonly<Record<Place, PickedArea>> = {
  mainland: { id: 'CN', value: '86' },
  hong_kong: { id: 'HK', value: '852' },
}
/**
 * An address contains the calling code alone, so a code that several regions share is shown without a region's name.
 */
const areaWith = (value: string): PickedArea =>
  Object.values(areaOf).find((area) => area.value === value) ?? { id: '', value }

export const draftOf = (address: DeliveryAddress | undefined, language: Language): Draft => {
  const place = address?.place ?? (language === 'zh-CN' ? 'mainland' : 'hong_kong')
  const empty: Draft = {
    place,
    name: address?.name ?? '',
    area: address ? areaWith(address.areaCode) : areaOf[place],
    mobileNo: address?.mobileNo ?? '',
    county: '',
    mainlandStreet: '',
    district: '',
    building: '',
    flat: '',
    hongKongStreet: '',
  }
  if (!address) return empty
  if (address.place === 'mainland') return { ...empty, county: address.area, mainlandStreet: address.street }
  const { district, building, flat, street = '' } = address
  return { ...empty, district, building, flat, hongKongStreet: street }
}

/** Switches to another place. The calling code changes with it until a number is typed. */
export const moveTo = (draft: Draft, place: Place): Draft => ({
  ...draft,
  place,
  area: draft.mobileNo === '' ? areaOf[place] : draft.area,
})

/**
 * Normalises a line before it is sent: unprintable characters and runs of spaces become one space, and the ends are
 * trimmed.
 */
export const cleanLine = (typed: string): string =>
  typed.replace(/[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069\s]+/gu, ' ').trim()

/** Returns the address in the form. Call it only when `faultsOf` returns no fault. */
export const addressOf = (draft: Draft): DeliveryAddress => {
  const receiver = {
    name: cleanLine(draft.name),
    areaCode: draft.area.value,
    mobileNo: cleanMobile(draft.mobileNo),
  }
  if (draft.place === 'mainland')
    return { place: 'mainland', ...receiver, area: draft.county, street: cleanLine(draft.mainlandStreet) }
  if (draft.district === '') throw new Error('an address without a district')
  const street = cleanLine(draft.hongKongStreet)
  return {
    place: 'hong_kong',
    ...receiver,
    district: draft.district,
    building: cleanLine(draft.building),
    flat: cleanLine(draft.flat),
    ...(street && { street }),
  }
}
