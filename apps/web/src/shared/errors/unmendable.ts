import type { Reason } from '@foyer/contract/errors'

/** Reasons that a person cannot resolve alone. The hotline and the complaint page are shown with them (O6). */
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
