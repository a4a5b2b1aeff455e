import type { Result } from '@foyer/contract/errors'
import type { CallOptions } from '../calls/deadline.ts'

/** The institution app's bridge, inside the app and outside of it. Function names are the host's, such as `TmkjJSAPI.sendGmtpJson`. */
export interface InstitutionBridge {
  /** The data of the reply. Rejects with BridgeError, within 60000 ms unless told otherwise (N3). */
  call(name: string, params?: object, options?: CallOptions): Promise<unknown>
  /** The same as a result object (X1); never rejects. */
  result(name: string, params?: object, options?: CallOptions): Promise<Result<unknown>>
  /** Gives the function that ends it. Outside the app there is nobody to say anything. */
  on(event: string, listener: (data: unknown) => void): () => void
}
