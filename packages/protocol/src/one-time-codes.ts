/** Digits of a code by text message, and of an authenticator's. */
export const smsCodeLength = 6
/** K15: seconds until another code may be sent to a number. */
export const smsResendSeconds = 60
