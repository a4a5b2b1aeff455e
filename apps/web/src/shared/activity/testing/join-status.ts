import type { JoinStatus } from '@foyer/api/activities'
import type { WaitingPlace, WaitingReply } from '@foyer/api/waiting-rooms'

/** A status at the gate of an activity. The person may join, unless `change` states otherwise. */
export const joinStatus = (change: Partial<JoinStatus> = {}): JoinStatus => ({
  asOf: Date.now(),
  gate: 'available',
  rule: null,
  residenceNeeded: true,
  participation: null,
  quota: null,
  termsVersion: 1,
  stages: [],
  ...change,
})

/** The status of a person who joined three days ago. */
export const joined = (change: Partial<JoinStatus> = {}): JoinStatus =>
  joinStatus({
    gate: 'joined',
    residenceNeeded: false,
    participation: { reference: 'K7M2Q-9XRT4', joinedAt: Date.now() - 3 * 86_400_000 },
    ...change,
  })

const opening = () => Date.now() + 5 * 60_000

/** A status in an activity that has a waiting room since ten minutes. */
export const queued = (change: Partial<JoinStatus> = {}): JoinStatus =>
  joinStatus({ waitingRoom: { opensAt: Date.now() - 600_000, startsAt: opening() }, ...change })

/** A place in its waiting room, with a ticket. */
export const waitingReply = (change: Partial<WaitingPlace> = {}): WaitingReply => ({
  ticket: 'ticket',
  place: {
    asOf: Date.now(),
    state: 'waiting',
    startsAt: opening(),
    ahead: 1_240,
    expectedAt: Date.now() + 250_000,
    admittedUntil: null,
    lookAgainIn: 30,
    ...change,
  },
})
