/** What another session of the same person gives, in place of a number proved here. */
export interface HandoffInput {
  /** of `handOver`; it travels sealed (V8) */
  readonly handoffCode: string
}
