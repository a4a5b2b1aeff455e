import type { RefusalOf } from '@foyer/contract/endpoints/calls'
import type { Reason } from '@foyer/contract/errors'

/** The field that a failure belongs to. `form` failures appear above the main action. */
type Place = 'clientNo' | 'password' | 'code' | 'consent' | 'form'

type Handled = RefusalOf<'POST /user/login/sms' | 'POST /user/login/verify' | 'POST /auth/login'>
/** Refusals that no field can mend. */
type AtForm =
  | 'account_suspended'
  | 'decryption_failed'
  | 'device_unknown'
  | 'login_locked'
  | 'sms_number_limit'
  | 'sms_region_blocked'
  | 'proof_required'
  | 'proof_wrong'
  | 'sms_budget_spent'
  | 'sms_resend_too_soon'
const places: Readonly<Record<Exclude<Handled, AtForm>, Exclude<Place, 'form'>>> = {
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

export const placeOf = (reason: Reason): Place => (places as Partial<Record<Reason, Place>>)[reason] ?? 'form'
