import type { TraceEvent } from '../runner/trace-event.ts'

export const kinds = ['script', 'collection', 'style', 'layout', 'paint', 'other'] as const
export type Kind = (typeof kinds)[number]
/** Milliseconds of the main thread by what it did, and the number of frames that it made. */
export type Work = Readonly<Record<Kind, number>> & { readonly frames: number }

const kindOf: Readonly<Record<string, Kind>> = {
  EvaluateScript: 'script',
  EventDispatch: 'script',
  FireAnimationFrame: 'script',
  FunctionCall: 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  'v8.callFunction': 'script',
  MinorGC: 'collection',
  MajorGC: 'collection',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  HitTest: 'layout',
  IntersectionObserverController: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  // cspell:ignore Layerize
  Layerize: 'paint',
  Commit: 'paint',
}
const kindOfEvent = (name: string): Kind | undefined =>
  kindOf[name] ?? (/^V8\.GC/.test(name) ? 'collection' : undefined)

/** The thread of the page, which is the main thread of a renderer with the most frames. */
const mainThread = (events: readonly TraceEvent[]): TraceEvent[] => {
  const of = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const mains = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(of),
  )
  const tasks = new Map<string, number>()
  for (const event of events)
    if (event.ph === 'X' && mains.has(of(event))) tasks.set(of(event), (tasks.get(of(event)) ?? 0) + (event.tdur ?? 0))
  const [busiest] = [...tasks].sort(([, a], [, b]) => b - a)
  // an outer event precedes the events inside it
  return events
    .filter((event) => event.ph === 'X' && of(event) === busiest?.[0])
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
}

/** Divides the processor time of the main thread by kind. Time of an inner event counts for its own kind only. */
export const workOf = (events: readonly TraceEvent[]): Work => {
  const spent = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>
  let frames = 0
  const open: { kind: Kind; until: number }[] = []
  for (const { name, ts, dur = 0, tdur = dur } of mainThread(events)) {
    while ((open.at(-1)?.until ?? Infinity) <= ts) open.pop()
    const outer = open.at(-1)
    const kind = kindOfEvent(name) ?? (outer ? undefined : 'other')
    if (name === 'PrePaint') frames++
    if (!kind) continue
    if (outer) spent[outer.kind] -= tdur / 1000
    spent[kind] += tdur / 1000
    open.push({ kind, until: ts + dur })
  }
  return { ...spent, frames }
}
