import type { Reason } from '@foyer/contract/errors'

/** Which part of a step a failure belongs to; the rest stands above the main action. */
export type Place = 'mobile' | 'password' | 'code' | 'form'

const places: Partial<Record<Reason, Place>> = {
  mobile_malformed: 'mobile',
  sms_region_blocked: 'mobile',
  phone_same: 'mobile',
  login_wrong: 'password',
  totp_wrong: 'code',
  sms_code_wrong: 'code',
  sms_code_locked: 'code',
  sms_code_expired: 'code',
}

/** What the person cannot mend: the hotline is offered beside it (O6). */
const unmendable: ReadonlySet<Reason> = new Set<Reason>([
  'account_suspended',
  'login_locked',
  'phone_taken',
  'phone_cooling',
  'server_error',
  'sms_budget_spent',
])

export interface Problem {
  readonly place: Place
  readonly message: string
  readonly reason?: Reason
}

export const placeOf = (reason: Reason): Place => places[reason] ?? 'form'

export const needsUs = ({ reason }: Problem): boolean => reason !== undefined && unmendable.has(reason)
