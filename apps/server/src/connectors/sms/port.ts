import type { Language } from '@foyer/api/content'

/** What a message is about; a provider may have a template for each kind and language. */
export const messageKinds = [
  'registration',
  'login',
  'phone_old',
  'phone_new',
  'fresh_proof',
  'number_replaced',
  'number_in_use',
  'live_reminder',
] as const
export type MessageKind = (typeof messageKinds)[number]

export interface Message {
  /** equal for every attempt to send one message, at every provider; delivery reports name it */
  readonly id: string
  /** E.164 */
  readonly mobile: string
  /** ISO code of the region of the number */
  readonly region: string
  /** the whole message, for a provider without a template */
  readonly text: string
  readonly kind: MessageKind
  readonly language: Language
  /** what a template inserts, by name */
  readonly values: Readonly<Record<string, string>>
}

/**
 * Sends a message. Rejects with `NotSent` if it was certainly not sent; after any other error it may have been, and it
 * is not sent again.
 */
export type SmsProvider = (message: Message) => Promise<void>

/** The message was certainly not sent. */
export class NotSent extends Error {
  /** whether the provider itself fails, so that other messages would fail too; false if it refuses this message */
  readonly isOutage: boolean
  constructor(why: string, { isOutage = true, ...options }: ErrorOptions & { isOutage?: boolean } = {}) {
    super(why, options)
    this.name = 'NotSent'
    this.isOutage = isOutage
  }
}

/** What became of an accepted message, as its provider reports it later. */
export const deliveryStates = ['delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]
