import type { RefusalOf } from '@foyer/api/endpoints/calls'

export type Field = 'mobile' | 'password' | 'code'

type Handled = RefusalOf<
  | 'POST /user/login/sms'
  | 'POST /user/login/verify'
  | 'POST /user/phone/code'
  | 'POST /user/phone/prove'
  | 'POST /user/phone/newCode'
  | 'POST /user/phone/change'
>
/** Refusals that no field can mend. */
type AtForm =
  | 'account_suspended'
  | 'decryption_failed'
  | 'device_unknown'
  | 'key_reused'
  | 'level_too_low'
  | 'login_locked'
  | 'phone_cooling'
  | 'phone_taken'
  | 'sms_number_limit'
  | 'ticket_invalid'
  | 'proof_required'
  | 'proof_wrong'
  | 'sms_budget_spent'
  | 'sms_resend_too_soon'
/** The field that a failure belongs to. */
export const places: Readonly<Record<Exclude<Handled, AtForm>, Field>> = {
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
