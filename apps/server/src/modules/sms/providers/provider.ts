export interface Message {
  /** the same for every attempt at one message */
  readonly id: string
  /** E.164 */
  readonly mobile: string
  readonly text: string
}

/** Hands a message to whoever carries it. Rejects with `NotSent` where it surely went nowhere; else it may have gone. */
export type SmsProvider = (message: Message) => Promise<void>

/** A message that surely was not sent: nobody will get it, so what was counted for it is taken back. */
export class NotSent extends Error {
  constructor(why: string, options?: ErrorOptions) {
    super(why, options)
    this.name = 'NotSent'
  }
}
