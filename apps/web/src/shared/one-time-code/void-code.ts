import type { Reason } from '@foyer/protocol/errors'

const ends: ReadonlySet<Reason> = new Set<Reason>(['sms_code_locked', 'sms_code_expired', 'sms_code_missing'])

/** True if the code in the field can never be accepted, so that the field is emptied for a new one. */
export const isVoid = (reason: Reason): boolean => ends.has(reason)
