import { expect, test, vi } from 'vitest'
import { QuoteBoard } from './quote-board.ts'
import { quoteOf, tickOf } from './testing.ts'

/** A board whose frames run only when the test says so. */
const open = () => {
  const frames: (() => void)[] = []
  const board = new QuoteBoard((work) => void frames.push(work))
  const frame = () => {
    for (const work of frames.splice(0)) work()
  }
  return { board, frame, waiting: () => frames.length }
}

test('R31 the quote board notifies a row once for several changes before a frame, with the latest quote', () => {
  const { board, frame } = open()
  const shown: (string | undefined)[] = []
  board.subscribe('02800', () => shown.push(board.get('02800')?.price))
  board.put([quoteOf('02800', '26.000')])
  board.tick([tickOf('02800', '26.020')])
  board.tick([tickOf('02800', '26.040')])
  expect(shown).toEqual([])
  frame()
  frame()
  expect(shown).toEqual(['26.040'])
  frame()
  expect(shown).toHaveLength(1)
})

test('R31 the quote board does not notify a row of another code', () => {
  const { board, frame } = open()
  const other = vi.fn()
  board.subscribe('03008', other)
  board.put([quoteOf('02800', '26.000')])
  frame()
  frame()
  expect(other).not.toHaveBeenCalled()
})

test('R31 the quote board notifies the rows of a screen in one frame, and more in the frames after it', () => {
  const { board, frame, waiting } = open()
  const codes = Array.from({ length: 50 }, (_, n) => String(10_000 + n))
  let notified = 0
  for (const code of codes) board.subscribe(code, () => notified++)
  board.put(codes.map((code) => quoteOf(code, '1.000')))
  const steps: number[] = []
  for (let before = 0; waiting() > 0; before = notified) {
    frame()
    steps.push(notified - before)
  }
  expect(steps).toEqual([16, 16, 16, 2])
})

test('R31 the quote board waits for its next turn after a burst, and then notifies of the latest quote alone', () => {
  const turns: (() => void)[] = []
  const board = new QuoteBoard(
    (work) => work(),
    (work) => void turns.push(work),
  )
  const shown: (string | undefined)[] = []
  board.subscribe('02800', () => shown.push(board.get('02800')?.price))
  for (const price of ['26.000', '26.100', '26.200']) board.put([quoteOf('02800', price)])
  expect(shown).toEqual([])
  for (const turn of turns.splice(0)) turn()
  expect(shown).toEqual(['26.200'])
  board.put([quoteOf('02800', '26.300')])
  expect([shown.length, turns.length]).toEqual([1, 1])
})

test('R31 the quote board notifies of the state of an instrument only when it changes', () => {
  const { board, frame, waiting } = open()
  const listener = vi.fn()
  board.subscribeToInstrument('02800', listener)
  board.put([quoteOf('02800', '26.000')])
  frame()
  board.tick([tickOf('02800', '26.100')])
  expect(waiting()).toBe(0)
  board.put([{ ...quoteOf('02800', '26.200'), isHalted: true }])
  frame()
  expect(listener).toHaveBeenCalledTimes(2)
})

test('R31 the quote board retains the fields that a tick does not contain, and ignores a tick of an unknown code', () => {
  const { board } = open()
  board.put([quoteOf('02800', '26.000')])
  board.tick([tickOf('02800', '26.100'), tickOf('03008', '9.000')])
  expect(board.get('02800')).toMatchObject({ price: '26.100', previousClose: '25.000', kind: 'fund' })
  expect(board.get('03008')).toBeUndefined()
})

test('R31 the quote board returns the same object for the fields that do not move, until the instrument is halted', () => {
  const { board } = open()
  board.put([quoteOf('02800', '26.000')])
  const instrument = board.instrument('02800')
  board.tick([tickOf('02800', '26.100')])
  board.put([quoteOf('02800', '26.200')])
  expect(board.instrument('02800')).toBe(instrument)
  board.put([{ ...quoteOf('02800', '26.200'), isHalted: true }])
  expect(board.instrument('02800')).toEqual({ ...instrument, isHalted: true })
})

test('R31 the quote board does not notify a row that has unsubscribed', () => {
  const { board, frame } = open()
  const listener = vi.fn()
  board.subscribe('02800', listener)()
  board.put([quoteOf('02800', '26.000')])
  frame()
  frame()
  expect(listener).not.toHaveBeenCalled()
  expect(board.get('02800')?.price).toBe('26.000')
})

test('R31 the quote board notifies a row again for a change after all rows were notified', () => {
  const { board, frame, waiting } = open()
  const listener = vi.fn()
  board.subscribe('02800', listener)
  for (const price of ['26.000', '26.100', '26.200']) {
    board.put([quoteOf('02800', price)])
    while (waiting() > 0) frame()
  }
  expect(listener).toHaveBeenCalledTimes(3)
})

test('R31 the quote board still notifies a row when another row of the same code has unsubscribed', () => {
  const { board, frame, waiting } = open()
  const [one, other] = [vi.fn(), vi.fn()]
  const leave = board.subscribe('02800', one)
  board.subscribe('02800', other)
  leave()
  board.put([quoteOf('02800', '26.000')])
  while (waiting() > 0) frame()
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([0, 1])
})

test('R31 the quote board requests no frame for a code that no row shows, also after its last row has unsubscribed', () => {
  const { board, waiting } = open()
  board.put([quoteOf('02800', '26.000')])
  board.subscribe('02800', () => undefined)()
  board.put([quoteOf('02800', '26.100')])
  expect(waiting()).toBe(0)
})

test('R31 the quote board notifies its rows when it is cleared, and has no quote for them', () => {
  const { board, frame, waiting } = open()
  board.put([quoteOf('02800', '26.000')])
  const found: unknown[] = []
  board.subscribe('02800', () => found.push(board.get('02800')))
  board.subscribeToInstrument('02800', () => found.push(board.instrument('02800')))
  board.clear()
  while (waiting() > 0) frame()
  expect(found).toEqual([undefined, undefined])
})
