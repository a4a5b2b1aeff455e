import type { JoinStatus } from '@foyer/api/activities'

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
