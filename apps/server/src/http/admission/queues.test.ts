import { type LoadClass, loadClasses } from '@foyer/api/endpoints/endpoint'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ClassBounds } from './bounds.ts'
import { createQueues } from './queues.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const bound: ClassBounds = { wait: 100, waiting: 4, reserved: 1, running: 5 }
const classes = { redeem: bound, claim: bound, signIn: bound, read: bound }
const now = () => performance.now()

interface Call {
  readonly of: LoadClass
  readonly nth: number
  state: 'waiting' | 'running' | 'refused' | 'over'
  leave: (() => void) | undefined
}

const start = (limit = 3) => {
  const queues = createQueues(
    () => limit,
    () => undefined,
    now,
    classes,
  )
  const calls: Call[] = []
  const begun: Call[] = []
  const enter = (of: LoadClass): Call => {
    const call: Call = { of, nth: calls.length, state: 'waiting', leave: undefined }
    const move = (state: 'running' | 'refused') => {
      if (call.state !== 'waiting') throw new Error(`a call that is ${call.state} became ${state}`)
      call.state = state
    }
    calls.push(call)
    call.leave = queues.enter(of, {
      begin: () => {
        move('running')
        begun.push(call)
      },
      refuse: () => move('refused'),
    })
    return call
  }
  const end = (call: Call | undefined) => {
    if (!call) return
    if (call.state !== 'refused') call.state = 'over'
    call.leave?.()
  }
  const inState = (state: Call['state'], of?: LoadClass) =>
    calls.filter((call) => call.state === state && (of === undefined || call.of === of))
  return { queues, calls, begun, enter, end, inState }
}

test('REL-3 a free place goes to the highest class that waits, first come first served', () => {
  const { enter, end, begun } = start()
  const running = [enter('claim'), enter('claim'), enter('claim')]
  const waiting = { first: enter('claim'), second: enter('claim') }
  const redeems = [enter('redeem'), enter('redeem')]
  expect(redeems.map(({ state }) => state)).toEqual(['running', 'waiting'])
  for (const call of running) end(call)
  expect(begun.slice(4).map(({ nth }) => nth)).toEqual([redeems[1]?.nth, waiting.first.nth])
  expect(waiting.second.state).toBe('waiting')
})

test('REL-3 a class that others crowd out begins a call as long as it has a reserved place', () => {
  const { enter } = start()
  for (let n = 0; n < 5; n++) enter('redeem')
  expect(['claim', 'signIn', 'read'].map((of) => enter(of as LoadClass).state)).toEqual([
    'running',
    'running',
    'running',
  ])
  expect(enter('read').state).toBe('waiting')
})

test('REL-3 a call that waits longer than the bound of its class is refused, and a later one at once as long as the first waits', () => {
  const { enter, end } = start()
  const running = [enter('claim'), enter('claim'), enter('claim')]
  const waiting = enter('claim')
  vi.advanceTimersByTime(60)
  const later = enter('claim')
  vi.advanceTimersByTime(40)
  expect([waiting.state, later.state]).toEqual(['refused', 'waiting'])
  end(running[0])
  expect(later.state).toBe('running')
})

test('REL-3 a queue refuses at once when its length and the measured rate mean a longer wait than allowed', () => {
  const { enter, end, inState } = start(1)
  enter('claim')
  // one call every 60 ms; the mean needs several of them
  for (let n = 0; n < 40; n++) {
    enter('claim')
    vi.advanceTimersByTime(60)
    end(inState('running')[0])
  }
  const [first, second, third] = [enter('claim'), enter('claim'), enter('claim')]
  expect([first, second, third].map(({ state }) => state)).toEqual(['waiting', 'waiting', 'refused'])
})

test('REL-3 a caller who leaves while waiting frees the place in the queue and never begins', () => {
  const { enter, end, queues } = start(1)
  const running = enter('read')
  const [left, next] = [enter('read'), enter('read')]
  end(left)
  expect(queues.waiting('read')).toBe(1)
  end(running)
  expect([left.state, next.state]).toEqual(['over', 'running'])
})

test('REL-3 whatever the order of arrivals, ends and time: no call begins twice, none waits while its class has a reserved place or the process a free one, and each class begins in order', () => {
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ enter: fc.constantFrom(...loadClasses) }) },
    { weight: 3, arbitrary: fc.record({ end: fc.nat(20) }) },
    { weight: 1, arbitrary: fc.record({ elapse: fc.integer({ min: 1, max: 120 }) }) },
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { queues, begun, enter, end, inState } = start()
      for (const one of steps) {
        if ('enter' in one) enter(one.enter)
        else if ('end' in one) {
          const open = [...inState('running'), ...inState('waiting')]
          end(open[one.end % Math.max(open.length, 1)])
        } else vi.advanceTimersByTime(one.elapse)
        const running = inState('running').length
        for (const of of loadClasses) {
          expect(queues.running(of)).toBe(inState('running', of).length)
          expect(queues.waiting(of)).toBe(inState('waiting', of).length)
          expect(queues.waiting(of)).toBeLessThanOrEqual(bound.waiting)
          if (queues.waiting(of) === 0) continue
          expect(queues.running(of)).toBeGreaterThanOrEqual(bound.reserved)
          expect(running >= 3 || queues.running(of) >= bound.running).toBe(true)
        }
        // the reserved places of the other classes come on top of the limit
        expect(running).toBeLessThanOrEqual(3 + 3)
      }
      for (const of of loadClasses) {
        const order = begun.filter((call) => call.of === of).map(({ nth }) => nth)
        expect(order).toEqual([...order].sort((one, other) => one - other))
      }
    }),
    { numRuns: 200 },
  )
})
