import { isRefusal, type Reply } from '@foyer/contract/errors'
import type { Upload } from '@foyer/contract/uploads'
import type { Failure } from '../../errors/failure.ts'

/** Longer than a slow connection needs for the largest file; the server waits no longer either. */
const timeout = 120_000

interface Sending {
  readonly signal: AbortSignal
  /** 0 to 100 of the bytes have left this device */
  readonly onProgress: (percent: number) => void
}

const failureIn = (text: string): Failure | undefined => {
  try {
    const reply = JSON.parse(text) as Reply<Upload>
    if (reply.status === 0) return undefined
    const { reason, detail } = reply as Exclude<Reply<Upload>, { status: 0 }>
    // the address ran out or was used by a request whose answer was lost: waited too long, in the visitor's words
    if (reason === 'ticket_invalid') return { reason: 'timeout' }
    return { reason: isRefusal(reason) ? reason : 'unexpected', detail }
  } catch {
    return { reason: 'unreadable' }
  }
}

/**
 * Sends bytes to an address that takes them. XMLHttpRequest, since fetch tells nothing of how far a body is. Inside the firm's
 * app too the bytes go from the page itself.
 *
 * @throws Failure where it did not come off; an ended signal rejects as well
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
