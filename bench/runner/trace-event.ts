/** The used fields of an event in Chromium's trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** processor time, which excludes other work on the machine */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}
