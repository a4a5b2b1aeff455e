/** A reason not to run that the person at the terminal can mend: shown as this one sentence, without a stack, exit 1. */
export class StartError extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.name = 'StartError'
  }
}
