/** A public call that the head script started before React (app/head.ts). */
export interface Early {
  /** host of the app API */
  readonly api: string
  /** below it, without a leading slash */
  readonly path: string
  readonly reply: Promise<Response>
  /** what came, and the page's own stopwatch when it did; only of an answer that went well */
  arrived?: { readonly document: unknown; readonly at: number }
}

/** How long what came is as good as asked for now, and what has not come yet is waited for. Milliseconds. */
const freshFor = 15_000

/** They start with the page, at the zero of its stopwatch. */
const isFresh = ({ arrived }: Early): boolean => performance.now() - (arrived?.at ?? 0) < freshFor

/** What nobody has used while it was fresh is of no more use. */
const started = (): readonly Early[] =>
  ((globalThis as { foyerEarly?: readonly Early[] }).foyerEarly ?? []).filter(isFresh)

/** The early call for this path; used once, later calls go out again. */
export const takeEarly = (path: string): Early | undefined => {
  const early = started().find((call) => call.path === path)
  Object.assign(globalThis, { foyerEarly: started().filter((call) => call !== early) })
  return early
}

/** What the early call for this path brought, where it is there already: a screen is then drawn once, and with it. */
export const takeArrived = <T>(path: string): { document: T; at: number; api: string } | undefined => {
  if (!started().some((call) => call.path === path && call.arrived)) return undefined
  const { arrived, api } = takeEarly(path) as Early & { arrived: { document: T; at: number } }
  return { ...arrived, api }
}
