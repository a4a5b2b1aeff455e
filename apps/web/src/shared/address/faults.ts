import type { Failure } from '../errors/failure.ts'
import { cleanMobile, isMobile } from '../phone/mobile-number.ts'
import { cleanLine, type Draft } from './draft.ts'

/** A field a fault stands at. `area` is the county of the mainland or the district of Hong Kong. */
export type Field = 'name' | 'mobile' | 'area' | 'street' | 'building' | 'flat'
export type Fault = 'nameMissing' | 'malformed' | 'areaMissing' | 'addressMissing'
export type Faults = Partial<Record<Field, Fault>>

const faultAt: Readonly<Record<Field, Fault>> = {
  name: 'nameMissing',
  mobile: 'malformed',
  area: 'areaMissing',
  street: 'addressMissing',
  building: 'addressMissing',
  flat: 'addressMissing',
}

/** A line that says nothing, such as spaces or dots, is empty; the contract's schema sees it the same way. */
const isEmpty = (typed: string): boolean => !/[\p{L}\p{N}]/u.test(cleanLine(typed))

const isWrong = (draft: Draft): Readonly<Partial<Record<Field, boolean>>> => ({
  name: isEmpty(draft.name),
  mobile: !isMobile(draft.area.value, cleanMobile(draft.mobileNo)),
  ...(draft.place === 'mainland'
    ? { area: draft.county === '', street: isEmpty(draft.mainlandStreet) }
    : {
        area: draft.district === '',
        building: isEmpty(draft.building),
        flat: isEmpty(draft.flat),
        // may be left out, but dots are no street
        street: cleanLine(draft.hongKongStreet) !== '' && isEmpty(draft.hongKongStreet),
      }),
})

const faultsAt = (fields: readonly Field[]): Faults =>
  Object.fromEntries(fields.map((field) => [field, faultAt[field]]))

/** V5: what is missing or malformed, by field. */
export const faultsOf = (draft: Draft): Faults => {
  const wrong = isWrong(draft)
  return faultsAt((Object.keys(faultAt) as Field[]).filter((field) => wrong[field]))
}

const fieldOf: Readonly<Record<string, Field>> = {
  name: 'name',
  areaCode: 'mobile',
  mobileNo: 'mobile',
  area: 'area',
  district: 'area',
  street: 'street',
  building: 'building',
  flat: 'flat',
}

/** The field a refusal of the server belongs to; undefined for what stands above the button. */
export const faultsIn = ({ reason, detail }: Failure): Faults | undefined => {
  if (reason === 'mobile_malformed') return faultsAt(['mobile'])
  const field = reason === 'invalid_request' ? fieldOf[detail?.path?.split('/').at(-1) ?? ''] : undefined
  return field && faultsAt([field])
}
