import { aborted } from './comm-error.ts'
import type { Platform } from './platform.ts'

/**
 * Waits for a number of milliseconds, or until the network returns. Rejects with a CommError if the signal is aborted.
 */
export type Pause = (ms: number, signal: AbortSignal | undefined) => Promise<void>

export const createPause = (onOnline: Platform['onOnline']): Pause => {
  const ends = new Set<() => void>()
  let isListening = false
  return (ms, signal) => {
    if (!isListening)
      onOnline?.(() => {
        for (const end of [...ends]) end()
      })
    isListening = true
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer)
        ends.delete(end)
        signal?.removeEventListener('abort', end)
        if (signal?.aborted) reject(aborted(signal))
        else resolve()
      }
      const timer = setTimeout(end, ms)
      ends.add(end)
      signal?.addEventListener('abort', end)
      if (signal?.aborted) end()
    })
  }
}
