/**
 * A reason not to start that the person at the terminal can fix. The process prints this one sentence without a stack
 * and exits with 1.
 */
export class StartError extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.name = 'StartError'
  }
}
