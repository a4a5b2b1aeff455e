import type { FormOf, Places, StepOf } from '../../../shared/form/places.ts'

type AccountCalls = 'POST /user/login/sms' | 'POST /user/login/verify' | 'POST /user/phone/prove'
type OldCodeCalls = 'POST /user/phone/code' | 'POST /user/phone/prove'
type NewNumberCalls = 'POST /user/phone/newCode' | 'POST /user/phone/change'
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
  | 'service_restricted'
  | 'sms_budget_spent'
  | 'sms_resend_too_soon'
export type Form = FormOf<AccountCalls | OldCodeCalls | NewNumberCalls, 'mobile' | 'password' | 'code', AtForm>
export type AccountStep = StepOf<Form, AccountCalls>
export type OldCodeStep = StepOf<Form, OldCodeCalls>
export type NewNumberStep = StepOf<Form, NewNumberCalls>
/** The field that a failure belongs to. */
export const places: Places<Form> = {
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
