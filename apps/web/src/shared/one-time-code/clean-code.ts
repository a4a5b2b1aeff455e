import { smsCodeLength } from '@foyer/protocol/one-time-codes'

/** Reduces typed, pasted or received text to the digits of the code. */
export const cleanCode = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '').slice(0, smsCodeLength)
