/** A reason for which an operation refuses, which is stored and answered as the result of the call (409). */
export class Declined {
  readonly reason: string

  constructor(reason: string) {
    this.reason = reason
  }
}

/** A call that is refused, and nothing was done. */
export class Refusal extends Error {
  readonly status: number
  readonly reason: string

  constructor(status: number, reason: string, message: string = reason) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.reason = reason
  }
}
