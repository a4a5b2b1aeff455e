/** One HTTP exchange, ready to send: signed, encoded and addressed. */
export interface TransportRequest {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** true for whatever must not come out of a cache */
  readonly fresh: boolean
  readonly signal?: AbortSignal | undefined
}

/** One answer, read to its end: whatever the status is. */
export interface TransportResponse {
  readonly status: number
  /** Date header, where it can be read */
  readonly date?: string | undefined
  /** seconds that the Retry-After header names, where it can be read */
  readonly retryAfter?: number | undefined
  readonly text: string
}

/**
 * How calls leave the device: fetch here, a bridge or a mini-program's request elsewhere. It ends within its own time-out,
 * body included (N3), and rejects with a CommError of kind `network`, `timeout` or `aborted`, whatever went wrong.
 */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>
