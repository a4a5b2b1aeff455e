import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { Refused } from '../../refused.ts'

/** A number that can receive a message, in E.164: the only form in which numbers are hashed, stored or used. */
export interface Mobile {
  readonly e164: string
  /** digits without + */
  readonly callingCode: string
  /** ISO code of its country or region; '' if the number does not determine it */
  readonly region: string
}

/** Calling codes of countries and regions. Satellite, shared-cost and other global codes belong to none. */
const regional: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)))

const separators = /[\s().-]/g

/** Returns typed text as digits with an optional leading +; undefined for anything else, such as a sealed number. */
export const typedNumber = (text: string): string | undefined => {
  const bare = text.normalize('NFKC').replace(separators, '')
  return /^\+?\d{1,20}$/.test(bare) ? bare : undefined
}

const parse = (digits: string, callingCode: string) => {
  const number = parsePhoneNumberFromString(digits, { defaultCallingCode: callingCode, extract: false })
  return number?.isValid() && number.countryCallingCode === callingCode ? number : undefined
}

/**
 * Normalises a typed number: full-width digits, spaces, a trunk 0 and a repeated calling code make no difference. The
 * result depends only on the number, never on whether it is registered.
 *
 * @throws Refused `mobile_malformed` if it is no mobile number of that calling code; `sms_region_blocked` for premium,
 * satellite and other numbers that cost the sender extra
 */
export const readMobile = (callingCode: string, typed: string): Mobile => {
  if (!regional.has(callingCode)) throw new Refused('sms_region_blocked', 'no region has this calling code')
  const digits = typedNumber(typed)
  const number = digits && (parse(digits, callingCode) ?? parse(digits.replace(/^0+/, ''), callingCode))
  const type = number ? number.getType() : undefined
  if (!number || type === 'FIXED_LINE') throw new Refused('mobile_malformed', 'this is no mobile number')
  if (type !== 'MOBILE' && type !== 'FIXED_LINE_OR_MOBILE')
    throw new Refused('sms_region_blocked', 'messages are not sent to numbers of this kind')
  return { e164: number.number, callingCode, region: number.country ?? '' }
}

/** A number that `readMobile` accepted before, from its stored form. */
export const storedMobile = (e164: string): Mobile => {
  const number = parsePhoneNumberFromString(e164)
  return { e164, callingCode: number?.countryCallingCode ?? '', region: number?.country ?? '' }
}

/** The calling code and the last four digits, by which a person recognises their number: `+852 ****4567`. */
export const maskMobile = (e164: string): string => `+${storedMobile(e164).callingCode} ****${e164.slice(-4)}`
