/**
 * States of a change of a person's phone number as a transition table (state → event → next state), which only the
 * server's engine runs. `proved`: the old factor is proved, and the new number is awaited. `ended`: another change
 * replaced it.
 */
export const phoneChangeStates = {
  proved: { confirm: 'done', end: 'ended' },
  done: {},
  ended: {},
} as const
