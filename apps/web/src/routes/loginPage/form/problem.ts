import type { Reason } from '@foyer/contract/errors'

/** The field that a failure belongs to. `form` failures appear above the main action. */
export type Place = 'mobile' | 'code' | 'consent' | 'form'

const places: Partial<Record<Reason, Place>> = {
  mobile_malformed: 'mobile',
  sms_region_blocked: 'mobile',
  sms_number_limit: 'mobile',
  sms_code_wrong: 'code',
  sms_code_locked: 'code',
  sms_code_expired: 'code',
  sms_code_missing: 'code',
  ticket_invalid: 'code',
  consent_missing: 'consent',
}

export interface Problem {
  place: Place
  message: string
}

export const placeOf = (reason: Reason): Place => places[reason] ?? 'form'
