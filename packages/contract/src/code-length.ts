/** Digits of a code by text message, and of an authenticator's. */
export const smsCodeLength = 6
