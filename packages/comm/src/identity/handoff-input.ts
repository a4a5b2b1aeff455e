/** The code of another session of the same person, instead of a number proved here. */
export interface HandoffInput {
  /** from `handOver`; sent sealed (V8) */
  readonly handoffCode: string
}
