import type { Clocks } from '../clocks.ts'

/** Clocks that a test sets. Both stand still until the test moves them. Milliseconds. */
export interface TestClock {
  readonly clocks: Clocks
  /** moves both clocks forward */
  advance(ms: number): void
  /** moves the business clock away from the wall clock, as an operator does in the sandbox */
  moveBusiness(offset: number): void
}

/** Monday 5 January 2026, 10:00 in Hong Kong, by default. */
export const testClock = (start = Date.UTC(2026, 0, 5, 2)): TestClock => {
  let wall = start
  let offset = 0
  return {
    clocks: { wall: () => wall, business: () => wall + offset },
    advance: (ms) => {
      wall += ms
    },
    moveBusiness: (ms) => {
      offset = ms
    },
  }
}
