import { type Refusal, type RefusalDetail, type Reply, refusals } from '@foyer/protocol/errors'

/** Thrown anywhere in a request, this becomes the catalogued reply, and every transaction it leaves is rolled back. */
export class Refused extends Error {
  readonly reason: Refusal
  readonly detail: RefusalDetail | undefined

  /** `msg` is for engineers; the client shows its own text for `reason`. */
  constructor(reason: Refusal, msg: string = reason, detail?: RefusalDetail) {
    super(msg)
    this.name = 'Refused'
    this.reason = reason
    this.detail = detail
  }

  get http(): number {
    return refusals[this.reason].http
  }

  reply(): Reply<never> {
    const { status } = refusals[this.reason]
    return { status, msg: this.message, reason: this.reason, ...(this.detail && { detail: this.detail }) }
  }
}
