import type { Reason } from '@foyer/contract/errors'

/** The field that a failure belongs to. `form` failures appear above the main action. */
export type Place = 'mobile' | 'password' | 'code' | 'form'

const places: Partial<Record<Reason, Place>> = {
  mobile_malformed: 'mobile',
  sms_region_blocked: 'mobile',
  phone_same: 'mobile',
  login_wrong: 'password',
  totp_wrong: 'code',
  sms_code_wrong: 'code',
  sms_code_locked: 'code',
  sms_code_expired: 'code',
  sms_code_missing: 'code',
}

export interface Problem {
  readonly place: Place
  readonly message: string
  readonly reason?: Reason
}

export const placeOf = (reason: Reason): Place => places[reason] ?? 'form'
