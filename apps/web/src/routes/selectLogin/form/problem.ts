import type { Reason } from '@foyer/contract/errors'

/** The field that a failure belongs to. `form` failures appear above the main action. */
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
  /** the person cannot correct it, so the hotline is shown too (O6) */
  callUs?: boolean
}

export const placeOf = (reason: Reason): Place => places[reason] ?? 'form'
