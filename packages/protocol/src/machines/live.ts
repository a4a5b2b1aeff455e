/**
 * States of a live session as a transition table (state → event → next state). `begin` and `end` follow the business
 * clock, `interrupt` and `resume` come from the control room, and `publish` comes when its film is ready. The server
 * states which state applies; a client that was away may find a state several steps later.
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
 * States of a session's reminder. `missed`: no message could be sent in time, or the gateway did not accept it. A
 * cancelled reminder may be set again.
 */
export const reminderStates = {
  set: { cancel: 'cancelled', send: 'sent', miss: 'missed' },
  cancelled: { set: 'set' },
  sent: { fail: 'missed' },
  missed: {},
} as const
export type ReminderState = keyof typeof reminderStates
