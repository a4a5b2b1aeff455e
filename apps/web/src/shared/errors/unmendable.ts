import type { Reason } from '@foyer/contract/errors'

/** What no person can mend by themselves: the hotline and the way of a complaint stand beside it (O6). */
const unmendable: ReadonlySet<Reason> = new Set<Reason>([
  'account_suspended',
  'host_not_allowed',
  'login_locked',
  'phone_cooling',
  'phone_taken',
  'server_error',
  'sms_budget_spent',
  'trading_password_locked',
  'unavailable',
  'unexpected',
  'unreadable',
])

export const needsUs = (reason: Reason): boolean => unmendable.has(reason)
