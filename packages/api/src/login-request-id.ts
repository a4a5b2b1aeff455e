/**
 * The id in the QR code of a login by phone: 16 random bytes, base64url. It only leads to the question on the phone. This
 * file is separate because the screen needs no schema.
 */
export const loginRequestIdPattern = /^[\w-]{22}$/
