import { createHash } from 'node:crypto'
import type { Language } from '@foyer/api/languages'

/** What a message is about; a gateway may have a template for each kind and language. */
export const messageKinds = [
  'registration',
  'login',
  'phone_old',
  'phone_new',
  'fresh_proof',
  'number_replaced',
  'number_in_use',
  'live_reminder',
  'voucher_waiting',
] as const
export type MessageKind = (typeof messageKinds)[number]

export interface Message {
  /** a UUID, equal for every attempt to send one message, at every gateway; delivery reports name it */
  readonly id: string
  /** E.164 */
  readonly mobile: string
  /** ISO code of the region of the number */
  readonly region: string
  /** the whole message, for a gateway without a template */
  readonly text: string
  readonly kind: MessageKind
  readonly language: Language
  /** what a template inserts, by name */
  readonly values: Readonly<Record<string, string>>
}

/** What a message says, as text and for a template. */
export type MessageContent = Pick<Message, 'text' | 'kind' | 'language' | 'values'>

/**
 * Sends a message. Rejects with `NotSent` if it was certainly not sent; after any other error it may have been, and it
 * is not sent again.
 */
export type SendMessage = (message: Message) => Promise<void>

/** A gateway under the name by which delivery reports and figures know it. */
export interface SmsGateway {
  readonly name: string
  readonly send: SendMessage
}

/** The names of the firm's gateways, the preferred one first. */
export const gatewayNames = ['first', 'second'] as const

/** The message was certainly not sent. */
export class NotSent extends Error {
  constructor(why: string, options?: ErrorOptions) {
    super(why, options)
    this.name = 'NotSent'
  }
}

/** What became of an accepted message, as its gateway reports it later. */
export type DeliveryState = 'delivered' | 'failed'

/** The id of a message that jobs may try several times. @param what names the message among all */
export const messageIdOf = (what: string): string => {
  const hex = createHash('sha256').update(what).digest('hex')
  // version 8 of RFC 9562: the bits are the sender's own
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
