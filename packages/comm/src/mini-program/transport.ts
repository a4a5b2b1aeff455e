import { miniProgramTimeout } from '@foyer/protocol/limits'
import { aborted, noAnswer } from '../comm-error.ts'
import { readRetryAfter } from '../transport/retry-after.ts'
import type { Transport, TransportResponse } from '../transport/transport.ts'
import type { MiniProgramApi, MiniProgramResponse } from './api.ts'

const read = ({ statusCode, header, data }: MiniProgramResponse): TransportResponse => {
  const text = (wanted: string): string | undefined => {
    const value = Object.entries(header ?? {}).find(([name]) => name.toLowerCase() === wanted)?.[1]
    return typeof value === 'string' ? value : undefined
  }
  const date = text('date')
  return {
    status: statusCode,
    date,
    retryAfter: readRetryAfter(text('retry-after'), date),
    text: typeof data === 'string' ? data : JSON.stringify(data),
  }
}

/**
 * Sends calls with the vendor's request. `timeout` in milliseconds covers headers and body together (N3). It is
 * enforced here too, since some versions of a host do not.
 */
export const miniProgramTransport =
  (wx: MiniProgramApi, timeout: number = miniProgramTimeout): Transport =>
  ({ url, method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(aborted(signal))
      const late = () => noAnswer('timeout', `no answer within ${timeout} ms`)
      const settle = (): void => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
      }
      const giveUp = (why: Error): void => {
        settle()
        reject(why)
        task.abort()
      }
      const abort = (): void => {
        if (signal) giveUp(aborted(signal))
      }
      const timer = setTimeout(() => giveUp(late()), timeout)
      signal?.addEventListener('abort', abort)
      const fail = (errMsg: string): void => {
        settle()
        reject(/timeout|timed out/i.test(errMsg) ? late() : noAnswer('network', errMsg))
      }
      let task = { abort: () => {} }
      try {
        task = wx.request({
          url,
          method,
          header: headers,
          ...(body !== undefined && { data: body }),
          dataType: 'text',
          timeout,
          redirect: 'manual',
          success: (response) => {
            settle()
            resolve(read(response))
          },
          fail: ({ errMsg = 'request failed' }) => fail(errMsg),
        })
      } catch (cause) {
        fail(String(cause))
      }
    })
