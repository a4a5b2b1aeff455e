// Derived from ../errors.ts by `npm run generate`.
import type { Reason } from '../errors.ts'

/** A person cannot resolve it alone; the hotline and the complaint page are shown with it (O6). */
export const needsFirm: ReadonlySet<Reason> = new Set<Reason>([
  'host_not_allowed',
  'account_suspended',
  'phone_cooling',
  'provider_other_client',
  'phone_taken',
  'login_locked',
  'trading_password_locked',
  'server_error',
  'unavailable',
  'sms_budget_spent',
  'unreadable',
  'unexpected',
])
