/** What is read of an event of Chromium's trace; times in microseconds. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** of it on the processor: what other work on the machine took is left out */
  readonly tdur?: number
}

/** Tasks that run script; what they contain is counted with them. */
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

/** Milliseconds of script between one frame and the next on the thread that draws the page, where there was any. */
export const scriptOfFrames = (events: readonly TraceEvent[]): number[] => {
  const found: number[] = []
  let frame = 0
  let until = 0
  for (const { name, ph, ts, dur = 0, tdur = dur } of mainThread(events)) {
    // behind the last script of a frame, once in each
    if (name === 'PrePaint') {
      if (frame > 0) found.push(frame)
      frame = 0
    }
    if (ph !== 'X' || !scripts.has(name)) continue
    // within one that was counted already
    if (ts < until) continue
    frame += tdur / 1000
    until = ts + dur
  }
  return found
}
