import type { TraceEvent } from '../runner/trace-event.ts'

/** Tasks that run script. Tasks inside them are counted with them. */
const scripts: ReadonlySet<string> = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'V8.GC_MC_COMPLETE',
  'v8.callFunction',
])

const mainThread = (events: readonly TraceEvent[]): TraceEvent[] => {
  const frames = new Map<string, number>()
  const of = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  for (const event of events)
    if (event.name === 'FireAnimationFrame') frames.set(of(event), (frames.get(of(event)) ?? 0) + 1)
  const [busiest] = [...frames].sort(([, a], [, b]) => b - a)
  return events.filter((event) => of(event) === busiest?.[0]).sort((a, b) => a.ts - b.ts)
}

/** Returns the milliseconds of script between frames on the main thread, for frames with any script. */
export const scriptOfFrames = (events: readonly TraceEvent[]): number[] => {
  const found: number[] = []
  let frame = 0
  let until = 0
  for (const { name, ph, ts, dur = 0, tdur = dur } of mainThread(events)) {
    // occurs once per frame, after its last script
    if (name === 'PrePaint') {
      if (frame > 0) found.push(frame)
      frame = 0
    }
    if (ph !== 'X' || !scripts.has(name)) continue
    // inside a task that was already counted
    if (ts < until) continue
    frame += tdur / 1000
    until = ts + dur
  }
  return found
}
