export interface Message {
  /** equal for every attempt to send one message */
  readonly id: string
  /** E.164 */
  readonly mobile: string
  readonly text: string
}

/** Sends a message. Rejects with `NotSent` if it was certainly not sent; after any other error it may have been. */
export type SmsProvider = (message: Message) => Promise<void>

/** The message was certainly not sent, so its count is reverted. */
export class NotSent extends Error {
  constructor(why: string, options?: ErrorOptions) {
    super(why, options)
    this.name = 'NotSent'
  }
}
