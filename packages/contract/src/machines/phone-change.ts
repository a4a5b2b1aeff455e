/**
 * A change of a person's phone number: a plain transition table (state → event → next state), run by the server's engine
 * alone. `proved`: the old factor was; the new number is waited for. `ended`: another change was begun in its place.
 */
export const phoneChangeStates = {
  proved: { confirm: 'done', end: 'ended' },
  done: {},
  ended: {},
} as const
