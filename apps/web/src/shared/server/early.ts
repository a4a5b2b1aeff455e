/** A public call that the head script started before React (app/head.ts). */
export interface Early {
  /** host of the app API */
  readonly api: string
  /** path below the host */
  readonly path: string
  readonly reply: Promise<Response>
  /** the answer, if it was successful, and the monotonic time in milliseconds when it arrived */
  arrived?: { readonly document: unknown; readonly at: number }
}

/** How long an answer counts as current, and how long a pending one is awaited. Milliseconds. */
const freshFor = 15_000

/**
 * Whether the client is about to adopt a painted screen, which was rendered from the answers of its time, however old they
 * are. Also true where it is rendered (painter.tsx).
 */
export const isAdopting = (): boolean => document.getElementById('app')?.dataset.painted !== undefined

/** Early calls start with the page, at the zero of `performance.now()`. */
const isFresh = ({ arrived }: Early): boolean => isAdopting() || performance.now() - (arrived?.at ?? 0) < freshFor

/** Returns the unused calls that are still fresh. */
export const started = (): readonly Early[] =>
  ((globalThis as { foyerEarly?: readonly Early[] }).foyerEarly ?? []).filter(isFresh)

/** Returns the early call for this path and removes it, so that later calls are sent again. */
export const takeEarly = (path: string): Early | undefined => {
  const early = started().find((call) => call.path === path)
  Object.assign(globalThis, { foyerEarly: started().filter((call) => call !== early) })
  return early
}
