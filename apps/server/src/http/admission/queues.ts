import { type LoadClass, loadClasses } from '@foyer/api/endpoints/endpoint'
import { type ClassBounds, classBounds } from './bounds.ts'

/** What happens to a call: exactly one of the two, and only once, unless its caller leaves before. */
export interface Turn {
  /** @param waited milliseconds */
  begin(waited: number): void
  refuse(): void
}

interface Waiting {
  readonly turn: Turn
  readonly since: number
  /** ends the time within which it has to begin; undefined for a call that began at once */
  cancel?: () => void
  isRunning: boolean
}

interface ClassState {
  readonly bounds: ClassBounds
  /** in the order of arrival */
  readonly queue: Set<Waiting>
  running: number
  /** mean of milliseconds between two calls that began after a wait */
  gap: number
  /** when the latest of them began, or the queue began to fill */
  movedAt: number
}

export interface Queues {
  /** whether a call that arrives now would be refused at once */
  isFull(of: LoadClass): boolean
  /**
   * Begins the call at once, lets it wait, or refuses it.
   *
   * @returns a function to call when the call is over, or its caller left; undefined if the call was refused
   */
  enter(of: LoadClass, turn: Turn): (() => void) | undefined
  running(of: LoadClass): number
  waiting(of: LoadClass): number
}

/** Calls `act` after milliseconds, unless the returned function is called before. */
export type After = (milliseconds: number, act: () => void) => () => void

const timer: After = (milliseconds, act) => {
  const pending = setTimeout(act, milliseconds).unref()
  return () => clearTimeout(pending)
}

/** Weight of one interval in the mean. */
const weight = 0.1

/**
 * The queues in which calls wait before any work on them (REL-3). A free place goes to the highest class in which a call
 * waits, in the order of arrival. A class below its reserved number of running calls begins another one whatever the
 * others do. A call is refused at once if its expected wait exceeds the bound of its class, and later if it waits longer
 * than expected.
 *
 * @param limit number of calls of all classes that may run at the same time
 * @param onFull called when a call has to wait or is refused
 * @param clock monotonic milliseconds
 * @param after the timer of that clock
 */
export const createQueues = (
  limit: () => number,
  onFull: () => void,
  clock: () => number,
  bounds: Readonly<Record<LoadClass, ClassBounds>> = classBounds,
  after: After = timer,
): Queues => {
  const stateOf = (of: LoadClass): ClassState => ({
    bounds: bounds[of],
    queue: new Set(),
    running: 0,
    gap: 0,
    movedAt: 0,
  })
  const states: Readonly<Record<LoadClass, ClassState>> = {
    redeem: stateOf('redeem'),
    claim: stateOf('claim'),
    signIn: stateOf('signIn'),
    read: stateOf('read'),
  }
  const inOrder = loadClasses.map((of) => states[of])
  let running = 0

  const mayBegin = ({ running: own, bounds: { reserved, running: most } }: ClassState): boolean =>
    own < reserved || (running < limit() && own < most)

  const begin = (state: ClassState, waiting: Waiting): void => {
    const at = clock()
    if (waiting.cancel) {
      waiting.cancel()
      state.gap += (at - state.movedAt - state.gap) * weight
      state.movedAt = at
    }
    state.queue.delete(waiting)
    waiting.isRunning = true
    running++
    state.running++
    waiting.turn.begin(at - waiting.since)
  }

  const beginAll = (): void => {
    for (const state of inOrder)
      for (const waiting of state.queue) {
        if (!mayBegin(state)) break
        begin(state, waiting)
      }
  }

  /** Milliseconds that a call which arrives now would wait. */
  const expectedWait = ({ queue, gap }: ClassState): number => {
    const [first] = queue
    // a later call waits at least as long as the first one, which has not begun yet
    return first ? Math.max(queue.size * gap, clock() - first.since) : 0
  }

  const isFull = (state: ClassState): boolean =>
    state.queue.size >= state.bounds.waiting || expectedWait(state) > state.bounds.wait

  const waitIn = (state: ClassState, waiting: Waiting): void => {
    if (state.queue.size === 1) state.movedAt = waiting.since
    waiting.cancel = after(state.bounds.wait, () => {
      state.queue.delete(waiting)
      waiting.turn.refuse()
    })
  }

  const leave = (state: ClassState, waiting: Waiting): void => {
    waiting.cancel?.()
    if (waiting.isRunning) {
      waiting.isRunning = false
      running--
      state.running--
      beginAll()
    } else state.queue.delete(waiting)
  }

  return {
    isFull: (of) => isFull(states[of]),
    enter: (of, turn) => {
      const state = states[of]
      if (isFull(state)) {
        onFull()
        turn.refuse()
        return undefined
      }
      const waiting: Waiting = { turn, since: clock(), isRunning: false }
      state.queue.add(waiting)
      beginAll()
      if (!waiting.isRunning) {
        waitIn(state, waiting)
        onFull()
      }
      return () => leave(state, waiting)
    },
    running: (of) => states[of].running,
    waiting: (of) => states[of].queue.size,
  }
}
