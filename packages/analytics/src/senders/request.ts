import type { Platform } from '../platform.ts'

/** The status and text of an answer, or undefined for none within `timeout` ms. */
export const request = async (
  { fetch, after }: Pick<Platform, 'fetch' | 'after'>,
  url: string,
  init: { method: 'GET' | 'POST'; headers?: Record<string, string>; body?: string; keepalive?: boolean },
  timeout: number,
): Promise<{ status: number; text: string } | undefined> => {
  const giveUp = new AbortController()
  const cancel = after(timeout, () => giveUp.abort())
  try {
    const answer = await fetch(url, { headers: {}, ...init, signal: giveUp.signal })
    return { status: answer.status, text: await answer.text() }
  } catch {
    return undefined
  } finally {
    cancel()
  }
}
