import { httpTimeout } from '@foyer/protocol/limits'
import { loadConfig } from '../../platform/config.ts'
import { openHost } from '../../platform/host.ts'
import { pathTo } from '../../platform/path-to.ts'
import { withQuery } from '../../platform/with-query.ts'
import { type Answer, readReply } from './read-reply.ts'

/** `network` and `timeout` mean that no reply arrived, `unreadable` that the reply has an unexpected form. */
const failed = (reason: 'network' | 'timeout' | 'unreadable'): Answer => ({ kind: 'failed', failure: { reason } })

const request = async (content: string, signal: AbortSignal): Promise<Answer> => {
  const [{ hosts }, host] = await Promise.all([loadConfig(), openHost()])
  const response = await host.fetch(
    hosts.opening + withQuery(pathTo('GET /system/areaCode/aggregatedSearch'), { content }),
    { signal },
  )
  const text = await response.text()
  try {
    return readReply(JSON.parse(text))
  } catch {
    return failed('unreadable')
  }
}

/**
 * GET {opening}/system/areaCode/aggregatedSearch (N4). Returns every region for empty `content`, otherwise the matches,
 * best first. Never throws. Ignore the answer once `signal` is aborted.
 */
export const fetchAreaCodes = async (content: string, signal?: AbortSignal): Promise<Answer> => {
  const call = new AbortController()
  const stop = () => call.abort()
  signal?.addEventListener('abort', stop)
  let late = false
  const timer = setTimeout(() => {
    late = true
    stop()
  }, httpTimeout)
  try {
    return await request(content, call.signal)
  } catch {
    return failed(late ? 'timeout' : 'network')
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}
