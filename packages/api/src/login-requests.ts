import { handoffSeconds } from '@foyer/protocol/limits'
import { z } from 'zod'
import { loginRequestIdPattern } from './login-request-id.ts'
import { deviceBrowsers, deviceSystems } from './sessions.ts'

/**
 * Logging in on a desktop by a phone that is logged in (decision 0249). The desktop shows a QR code with the id of its
 * request and a number. The phone opens the address in the code, and the person types the number there. Milliseconds
 * since 1970; what is left of a period is in seconds, so that no clock of a device counts.
 */

/** The QR code can be opened for this time, and then be answered for the same time again. */
export const loginRequestSeconds = 120
/** The desktop must collect the login within this time after the phone confirmed. */
export const pickUpSeconds = handoffSeconds

/** The key that the desktop made, in the form of a handoff code, always sealed as a ticket is (V8). */
const sealedKey = z.string().max(512)
const secondsLeft = z.number().int().nonnegative()
const number = z.number().int().min(10).max(99)

export const beginLoginRequest = z.strictObject({ desktopKey: sealedKey })
/** `request` is for the QR code, `number` for the person to compare. */
export const beginLoginReply = z.object({ request: z.string().regex(loginRequestIdPattern), number, secondsLeft })
export type BeginLoginReply = z.infer<typeof beginLoginReply>

export const loginRequestStateRequest = z.strictObject({ desktopKey: sealedKey })
/** `over`: it expired, another one of the session replaced it, or the key belongs to none. */
export const desktopStates = ['open', 'seen', 'confirmed', 'refused', 'over'] as const
export type DesktopState = (typeof desktopStates)[number]
export const loginRequestStateReply = z.object({ state: z.enum(desktopStates), secondsLeft })
export type LoginRequestStateReply = z.infer<typeof loginRequestStateReply>

export const pickUpLoginRequest = z.strictObject({ desktopKey: sealedKey })
/** `userToken` is a single-use ticket for the login call, as that of `login/verify`. */
export const pickUpLoginReply = z.object({ fundUserCode: z.string(), userToken: z.string() })
export type PickUpLoginReply = z.infer<typeof pickUpLoginReply>

const request = z.string().regex(loginRequestIdPattern)

export const viewLoginRequest = z.strictObject({ request })
/**
 * `seen`: the person may answer, and what the server knows of the desktop. `other`: another person is signed in on the
 * desktop. `otherNumber`: the account that the phone is logged in to is under another number. `over`: the request expired,
 * ended, or never existed.
 */
export const viewLoginReply = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('seen'),
    system: z.enum(deviceSystems),
    browser: z.enum(deviceBrowsers),
    /** ISO 3166 code of the network's country; null if unknown */
    country: z.string().nullable(),
    /** the networks of desktop and phone are known to be in different countries */
    isElsewhere: z.boolean(),
    begunAt: z.number().int(),
    /** masked client number of the account that the desktop will be logged in to */
    account: z.string(),
    secondsLeft,
  }),
  z.object({ state: z.enum(['confirmed', 'refused', 'other', 'otherNumber', 'over']) }),
])
export type ViewLoginReply = z.infer<typeof viewLoginReply>

export const answerLoginRequest = z.discriminatedUnion('answer', [
  z.strictObject({ request, answer: z.literal('confirm'), number }),
  z.strictObject({ request, answer: z.literal('refuse') }),
])
export type AnswerLoginRequest = z.infer<typeof answerLoginRequest>
/** `wrongNumber`: the number was another one, so the request has ended. */
export const answerLoginReply = z.object({ state: z.enum(['confirmed', 'refused', 'wrongNumber', 'over']) })
export type AnswerLoginReply = z.infer<typeof answerLoginReply>
