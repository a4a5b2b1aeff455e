import type { Reason } from '@foyer/protocol/errors'

/** True if the code in the field can never be accepted, so that the field is emptied for a new one. */
export const isVoid = (reason: Reason): boolean => /^sms_code_(?!wrong)/.test(reason)

/** True if a form failed because of such a code, so that the next act is to request another. */
export const isVoidIn = (problem: { readonly reason?: Reason } | undefined): boolean =>
  problem?.reason !== undefined && isVoid(problem.reason)
