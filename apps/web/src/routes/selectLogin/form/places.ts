import type { FormOf, Places } from '../../../shared/form/places.ts'

type Calls =
  | 'POST /user/login/sms'
  | 'POST /user/login/verify'
  | 'POST /user/login/passkey'
  | 'POST /user/login/passkey/verify'
  | 'POST /auth/login'
/** Refusals that no field can mend. */
type AtForm =
  | 'account_suspended'
  | 'decryption_failed'
  | 'device_unknown'
  | 'login_locked'
  | 'not_found'
  | 'passkey_refused'
  | 'sms_number_limit'
  | 'sms_region_blocked'
  | 'proof_required'
  | 'proof_wrong'
  | 'service_restricted'
  | 'sms_budget_spent'
  | 'sms_resend_too_soon'
export type Form = FormOf<Calls, 'clientNo' | 'password' | 'code' | 'consent', AtForm>
/** The field that a failure belongs to. */
export const places: Places<Form> = {
  login_wrong: 'password',
  totp_wrong: 'code',
  sms_code_wrong: 'code',
  sms_code_locked: 'code',
  sms_code_expired: 'code',
  sms_code_missing: 'code',
  ticket_invalid: 'code',
  consent_missing: 'consent',
}
