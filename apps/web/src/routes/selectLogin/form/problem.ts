import type { Reason } from '@foyer/contract/errors'

/** Which part of the form a failure belongs to; the rest stands above the main action. */
type Place = 'clientNo' | 'password' | 'code' | 'consent' | 'form'

const places: Partial<Record<Reason, Place>> = {
  login_wrong: 'password',
  totp_wrong: 'code',
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
  /** the person cannot mend it: the hotline is offered beside it (O6) */
  callUs?: boolean
}

export const placeOf = (reason: Reason): Place => places[reason] ?? 'form'
