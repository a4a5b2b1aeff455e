import type { FailureOf } from '../../platform/failure.ts'
import type { Known } from '../errors/by-refusal.ts'
import { cleanMobile, isMobile } from '../phone/mobile-number.ts'
import { cleanLine, type Draft } from './draft.ts'

/** The calls that send an address. */
export type AddressCall = 'POST /user/493/gift' | 'POST /user/rewards/address'

/** Refusals that no field can mend. */
type AboveButton =
  | 'account_suspended'
  | 'activity_ended'
  | 'activity_ineligible'
  | 'activity_mainland'
  | 'service_restricted'
  | 'activity_not_started'
  | 'activity_queued'
  | 'activity_sold_out'
  | 'already_granted'
  | 'gift_packed'
  | 'key_reused'
  | 'not_found'
  | 'residence_needed'
  | 'reward_not_open'
  | 'terms_outdated'

/** A field that can have an error. `area` is the county in the mainland or the district in Hong Kong. */
export type Field = 'name' | 'mobile' | 'area' | 'street' | 'building' | 'flat'
export type Fault = 'nameMissing' | 'mobileMissing' | 'malformed' | 'areaMissing' | 'addressMissing'
export type Faults = Partial<Record<Field, Fault>>

const faultAt: Readonly<Record<Field, Fault>> = {
  name: 'nameMissing',
  mobile: 'malformed',
  area: 'areaMissing',
  street: 'addressMissing',
  building: 'addressMissing',
  flat: 'addressMissing',
}

/** A line without letters and digits, such as spaces or dots, counts as empty, as in the contract's schema. */
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
        // optional, but a line of dots is an error
        street: cleanLine(draft.hongKongStreet) !== '' && isEmpty(draft.hongKongStreet),
      }),
})

const faultsAt = (fields: readonly Field[]): Faults =>
  Object.fromEntries(fields.map((field) => [field, faultAt[field]]))

/** V5: returns the missing and malformed fields with their errors. */
export const faultsOf = (draft: Draft): Faults => {
  const wrong = isWrong(draft)
  const faults = faultsAt((Object.keys(faultAt) as Field[]).filter((field) => wrong[field]))
  return cleanMobile(draft.mobileNo) === '' ? { ...faults, mobile: 'mobileMissing' } : faults
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

/** Returns the field that a server refusal concerns; undefined for a refusal shown above the button. */
export const faultsIn = ({ reason, detail }: FailureOf<AddressCall>): Faults | undefined => {
  reason satisfies Known<AddressCall, AboveButton>
  const field = reason === 'invalid_request' ? fieldOf[detail?.path?.split('/').at(-1) ?? ''] : undefined
  return field && faultsAt([field])
}
