import { httpTimeout } from '@foyer/protocol/limits'
import { BridgeError } from '../bridge-error.ts'

/** When a call ends before its reply. */
export interface CallOptions {
  /** milliseconds until the call ends, including everything it waits for (N3) */
  readonly timeout?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Runs a call until it ends, its time is over or its caller aborts. In the latter two cases the signal of `run` is
 * aborted.
 */
export const withDeadline = async <T>(
  { timeout = httpTimeout, signal }: CallOptions,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const controller = new AbortController()
  const ended = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason))
  })
  const abort = () => controller.abort(new BridgeError('aborted', 'aborted by the caller', { cause: signal?.reason }))
  const late = () => controller.abort(new BridgeError('timeout', `no answer within ${timeout} ms`))
  const timer = setTimeout(late, timeout)
  signal?.addEventListener('abort', abort)
  if (signal?.aborted) abort()
  try {
    return await Promise.race([ended, run(controller.signal)])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}
