import type { Reason } from '@foyer/protocol/errors'
import type { FormOf, Places } from '../../../shared/form/places.ts'

type Calls =
  | 'POST /user/login/provider'
  | 'POST /user/login/provider/sms'
  | 'POST /user/login/provider/verify'
  | 'POST /auth/login'
/** Refusals that no field can mend. */
type AtForm =
  | 'account_suspended'
  | 'decryption_failed'
  | 'login_locked'
  | 'not_found'
  | 'provider_login_invalid'
  | 'provider_other_client'
  | 'service_restricted'
  | 'ticket_invalid'
  | 'sms_number_limit'
  | 'sms_region_blocked'
  | 'proof_required'
  | 'proof_wrong'
  | 'sms_budget_spent'
  | 'sms_resend_too_soon'
export type ProviderForm = FormOf<Calls, 'code' | 'consent', AtForm>
/** The field that a failure belongs to. */
export const providerPlaces: Places<ProviderForm> = {
  sms_code_wrong: 'code',
  sms_code_locked: 'code',
  sms_code_expired: 'code',
  sms_code_missing: 'code',
  consent_missing: 'consent',
}

/** What the callback of the provider may report in the address of the page; anything else is not shown. */
const problems = [
  'provider_login_invalid',
  'provider_cancelled',
  'provider_other_client',
  'unavailable',
  'server_error',
] as const satisfies readonly Reason[]

export const problemIn = (query: URLSearchParams) => problems.find((one) => one === query.get('problem'))
