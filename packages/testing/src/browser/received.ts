/** A request as it left the client. */
export interface Received {
  readonly method: string
  /** with the host's mount: `/api/user/492/cashback` */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Headers
  /** parsed; undefined where nothing was sent */
  readonly body: unknown
}
