import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { Refused } from '../../http/refused.ts'

/** A number that can receive a message, in E.164: the only form anything is keyed by, stored in or sent to. */
export interface Mobile {
  readonly e164: string
  /** digits without + */
  readonly callingCode: string
  /** ISO code of its country or region; '' where the number does not tell */
  readonly region: string
}

/** Calling codes of countries and regions. Satellite, shared-cost and other global codes belong to none. */
const regional: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)))

const separators = /[\s().-]/g

/** What a person typed, as digits with perhaps a leading +, or undefined for anything else (such as a sealed number). */
export const typedNumber = (text: string): string | undefined => {
  const bare = text.normalize('NFKC').replace(separators, '')
  return /^\+?\d{1,20}$/.test(bare) ? bare : undefined
}

const parse = (digits: string, callingCode: string) => {
  const number = parsePhoneNumberFromString(digits, { defaultCallingCode: callingCode, extract: false })
  return number?.isValid() && number.countryCallingCode === callingCode ? number : undefined
}

/**
 * Normalises a number as typed: full-width digits, spaces, a trunk 0 or a repeated calling code all come to the same.
 * It depends on the number alone, never on whether we know it.
 *
 * @throws Refused `mobile_malformed` for what is no mobile number of that calling code; `sms_region_blocked` for
 * premium, satellite and other numbers that cost whoever writes to them
 */
export const readMobile = (callingCode: string, typed: string): Mobile => {
  if (!regional.has(callingCode)) throw new Refused('sms_region_blocked', 'no region has this calling code')
  const digits = typedNumber(typed)
  const number = digits && (parse(digits, callingCode) ?? parse(digits.replace(/^0+/, ''), callingCode))
  const type = number ? number.getType() : undefined
  if (!number || type === 'FIXED_LINE') throw new Refused('mobile_malformed', 'this is no mobile number')
  if (type !== 'MOBILE' && type !== 'FIXED_LINE_OR_MOBILE')
    throw new Refused('sms_region_blocked', 'numbers of this kind get no messages')
  return { e164: number.number, callingCode, region: number.country ?? '' }
}

/** A number that was judged before, as it was kept. */
export const keptMobile = (e164: string): Mobile => {
  const number = parsePhoneNumberFromString(e164)
  return { e164, callingCode: number?.countryCallingCode ?? '', region: number?.country ?? '' }
}

/** The calling code and the last four digits, for a person to recognise it by: `+852 ****4567`. */
export const maskMobile = (e164: string): string => `+${keptMobile(e164).callingCode} ****${e164.slice(-4)}`
