import { httpTimeout } from '@foyer/protocol/limits'
import { aborted, noAnswer } from '../comm-error.ts'
import { readRetryAfter } from './retry-after.ts'
import type { Transport } from './transport.ts'

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/**
 * Sends calls with fetch. `timeout` in milliseconds covers headers and body together (N3). No cookies, and no
 * redirects, since a signature is for one address.
 */
export const fetchTransport =
  (fetch: Fetch, timeout: number = httpTimeout): Transport =>
  async ({ url, method, headers, body, fresh, signal }) => {
    const controller = new AbortController()
    const abort = () => controller.abort()
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      abort()
    }, timeout)
    signal?.addEventListener('abort', abort)
    if (signal?.aborted) abort()
    try {
      const response = await fetch(url, {
        method,
        headers,
        signal: controller.signal,
        cache: fresh ? 'no-store' : 'default',
        credentials: 'omit',
        redirect: 'error',
        ...(body !== undefined && { body }),
      })
      const { status, headers: received } = response
      const date = received.get('Date') ?? undefined
      const retryAfter = readRetryAfter(received.get('Retry-After'), date)
      return { status, date, retryAfter, text: await response.text() }
    } catch (cause) {
      if (isLate) throw noAnswer('timeout', `no answer within ${timeout} ms`, cause)
      if (signal?.aborted) throw aborted(signal)
      throw noAnswer('network', String(cause), cause)
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
  }
