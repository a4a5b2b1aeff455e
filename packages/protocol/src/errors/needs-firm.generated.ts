// Derived from ../errors.ts by `npm run generate`.
import type { Reason } from '../errors.ts'

/** A person cannot resolve it alone; the hotline and the complaint page are shown with it (O6). */
export const needsFirm: ReadonlySet<Reason> = new Set<Reason>([
  'host_not_allowed',
  'account_suspended',
  'phone_cooling',
  'service_restricted',
  'provider_other_client',
  'activity_stopped',
  'phone_taken',
  'order_refused',
  'login_locked',
  'trading_password_locked',
  'server_error',
  'unavailable',
  'sms_budget_spent',
  'facts_missing',
  'unreadable',
  'unexpected',
])
