/** A request that the client sent. */
export interface Received {
  readonly method: string
  /** with the host's mount: `/api/user/492/cashback` */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Headers
  /** parsed; undefined without a body */
  readonly body: unknown
}
