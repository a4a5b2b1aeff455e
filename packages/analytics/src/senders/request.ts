import type { Platform } from '../platform.ts'

/** The reply. */
export interface Answer {
  readonly status: number
  readonly text: string
  /** seconds of Retry-After; NaN for a date */
  readonly retryAfter: number
}

/** The status and text of a reply; undefined without one within `timeout` ms. */
export const request = async (
  { fetch, after }: Pick<Platform, 'fetch' | 'after'>,
  url: string,
  init: { method: 'GET' | 'POST'; headers?: Record<string, string>; body?: string; keepalive?: boolean },
  timeout: number,
): Promise<Answer | undefined> => {
  const giveUp = new AbortController()
  const cancel = after(timeout, () => giveUp.abort())
  try {
    const answer = await fetch(url, { headers: {}, ...init, signal: giveUp.signal })
    return { status: answer.status, text: await answer.text(), retryAfter: Number(answer.headers.get('Retry-After')) }
  } catch {
    return undefined
  } finally {
    cancel()
  }
}
