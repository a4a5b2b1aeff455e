/**
 * A live session: a plain transition table (state → event → next state). `begin` and `end` come with the business clock,
 * `interrupt` and `resume` from the control room, `publish` when the film of it is ready. The server says which state holds;
 * whoever looked away finds a state that one or more of these steps lead to.
 */
export const liveStates = {
  scheduled: { begin: 'live' },
  live: { interrupt: 'interrupted', end: 'ended' },
  interrupted: { resume: 'live', end: 'ended' },
  ended: { publish: 'replay' },
  replay: {},
} as const
export type LiveState = keyof typeof liveStates

/**
 * A reminder of a session: `missed` where no message could be sent in time, or the gateway did not take it. One that was
 * cancelled may be set again.
 */
export const reminderStates = {
  set: { cancel: 'cancelled', send: 'sent', miss: 'missed' },
  cancelled: { set: 'set' },
  sent: { fail: 'missed' },
  missed: {},
} as const
export type ReminderState = keyof typeof reminderStates
