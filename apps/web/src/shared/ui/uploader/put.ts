import type { Upload } from '@foyer/api/uploads'
import { isRefusal, type Reply } from '@foyer/protocol/errors'
import type { Failure } from '../../../platform/failure.ts'

/** Milliseconds: more than a slow connection needs for the largest file, and equal to the server's own limit. */
const timeout = 120_000

interface Sending {
  readonly signal: AbortSignal
  /** called with the per cent of the bytes that have been sent */
  readonly onProgress: (percent: number) => void
}

const failureIn = (text: string): Failure | undefined => {
  try {
    const reply = JSON.parse(text) as Reply<Upload>
    if (reply.status === 0) return undefined
    const { reason, detail } = reply as Exclude<Reply<Upload>, { status: 0 }>
    // The address expired, or a request whose answer was lost has used it. The person sees the text of a time-out.
    if (reason === 'ticket_invalid') return { reason: 'timeout' }
    return { reason: isRefusal(reason) ? reason : 'unexpected', detail }
  } catch {
    return { reason: 'unreadable' }
  }
}

/**
 * Sends bytes to an upload address. Uses XMLHttpRequest, because fetch reports no upload progress. Inside the firm's
 * app, too, the page itself sends the bytes.
 * @throws Failure if it fails; an aborted signal rejects as well
 */
export const put = (address: string, content: Blob, { signal, onProgress }: Sending): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (reason: Failure['reason']) => () => reject({ reason } satisfies Failure)
    request.open('PUT', address)
    request.timeout = timeout
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (loaded / total) * 100 : 0)
    request.onload = () => {
      const failure = failureIn(request.responseText)
      if (failure) reject(failure)
      else resolve()
    }
    request.onerror = fail('network')
    request.ontimeout = fail('timeout')
    request.onabort = fail('unexpected')
    signal.addEventListener('abort', () => request.abort(), { once: true })
    if (signal.aborted) fail('unexpected')()
    else request.send(content)
  })
