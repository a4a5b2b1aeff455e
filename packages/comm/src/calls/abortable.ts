import { aborted } from '../comm-error.ts'

/** The same promise for a caller that may abort. The work continues, since other callers may wait for it too. */
export const abortable = async <T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> => {
  if (!signal) return work
  if (signal.aborted) throw aborted(signal)
  let abort = () => {}
  const left = new Promise<never>((_, reject) => {
    abort = () => reject(aborted(signal))
    signal.addEventListener('abort', abort)
  })
  try {
    return await Promise.race([work, left])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
