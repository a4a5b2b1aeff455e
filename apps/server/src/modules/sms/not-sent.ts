/** A message that surely was not sent: nobody will get it, so what was counted for it is taken back. */
export class NotSent extends Error {
  constructor(why: string, options?: ErrorOptions) {
    super(why, options)
    this.name = 'NotSent'
  }
}
