import type { Reason } from '@foyer/protocol/errors'

/** True if the code in the field can never be accepted, so that the field is emptied for a new one. */
export const isVoid = (reason: Reason): boolean => /^sms_code_(?!wrong)/.test(reason)
