// Functions that run in the measured page; each is sent to it separately.

/** `nothing` measures the loop itself, and `bare` only the storage write of an event. */
export type Work = 'nothing' | 'bare' | 'track'

/** Globals of the page. */
export interface Globals {
  readonly start: (config: object) => void
  readonly tracker: { readonly readiness: string; track(name: string, properties: object): boolean }
  bare: { readonly key: string; readonly text: string }
}

/** Tracks an event, and records what the tracker stores for it, under a name of the same length. */
export const noteBare = () => {
  const page = globalThis as unknown as Globals
  page.tracker.track('bench_pressed', { activity: 488, place: 'hero', amount: 12.5, first: true })
  const key = Object.keys(localStorage).find((name) => name.startsWith('foyer.tracker.event.')) ?? ''
  page.bare = { key: key.replace('foyer', 'bench').slice(0, -9), text: localStorage.getItem(key) ?? '' }
}

export const clearBare = () => {
  for (const name of Object.keys(localStorage)) if (name.startsWith('bench.')) localStorage.removeItem(name)
}

/** @returns milliseconds of each call */
export const callsIn = async ({ work, count, pause }: { work: Work; count: number; pause: number }) => {
  const { tracker, bare } = globalThis as unknown as Globals
  const took: number[] = []
  for (let nth = 0; nth < count; nth++) {
    const at = performance.now()
    if (work === 'track')
      tracker.track('bench_pressed', { activity: 488, place: 'hero', amount: 12.5, first: nth === 0 })
    else if (work === 'bare') localStorage.setItem(bare.key + String(nth).padStart(9, '0'), bare.text)
    took.push(performance.now() - at)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return took
}
