import { z } from 'zod'

/**
 * The states of an application for a bond or new shares (R15, R19). `placing` and `cancelling`: it is being found out whether
 * the firm did it; `refused`: there is no order.
 */
export const applicationStatus = z.enum([
  'placing',
  'submitted',
  'cancelling',
  'cancelled',
  'allotted',
  'none',
  'refunded',
  'refused',
])
export type ApplicationStatus = z.infer<typeof applicationStatus>

/** Why an application has no order: reasons of the firm, and `not_done` if its order was never placed. */
export const orderRefusal = z.enum(['funds_short', 'closed', 'exists', 'account_blocked', 'other', 'not_done'])
export type OrderRefusal = z.infer<typeof orderRefusal>
