import type { Result } from '@foyer/protocol/errors'
import type { CallOptions } from '../calls/deadline.ts'

/**
 * The institution app's bridge, inside and outside the app. Function names are the host's, such as
 * `TmkjJSAPI.sendGmtpJson`.
 */
export interface InstitutionBridge {
  /** Returns the data of the reply. Rejects with BridgeError, by default within 60000 ms (N3). */
  call(name: string, params?: object, options?: CallOptions): Promise<unknown>
  /** As `call`, with a result object (X1); never rejects. */
  result(name: string, params?: object, options?: CallOptions): Promise<Result<unknown>>
  /** Adds a listener; returns the function that removes it. Outside the app no event ever occurs. */
  on(event: string, listener: (data: unknown) => void): () => void
}
