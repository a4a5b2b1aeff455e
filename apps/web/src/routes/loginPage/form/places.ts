import type { FormOf, Places } from '../../../shared/form/places.ts'

type Calls = 'POST /user/:number/sms' | 'POST /user/:number/smsVerify' | 'POST /auth/identity'
/** Refusals that no field can mend. */
type AtForm =
  | 'account_suspended'
  | 'decryption_failed'
  | 'proof_required'
  | 'proof_wrong'
  | 'service_restricted'
  | 'sms_budget_spent'
  | 'sms_resend_too_soon'
export type Form = FormOf<Calls, 'mobile' | 'code' | 'consent', AtForm>
/** The field that a failure belongs to. */
export const places: Places<Form> = {
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
