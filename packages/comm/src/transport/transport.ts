/** One HTTP request, ready to send: signed, encoded and addressed. */
export interface TransportRequest {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** true for a request that must not use a cache */
  readonly fresh: boolean
  readonly signal?: AbortSignal | undefined
}

/** One complete response, whatever its status. */
export interface TransportResponse {
  readonly status: number
  /** Date header, if it can be read */
  readonly date?: string | undefined
  /** seconds in the Retry-After header, if it can be read */
  readonly retryAfter?: number | undefined
  readonly text: string
}

/**
 * Sends requests from the device: with fetch, a bridge or a mini-program's request. It settles within its own time-out,
 * body included (N3), and rejects with a CommError of kind `network`, `timeout` or `aborted` for every failure.
 */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>
