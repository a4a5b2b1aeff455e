import type { JoinStatus } from '@foyer/contract/activities'

/** Where somebody stands at the gate of an activity: free to join, unless `change` says otherwise. */
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

/** The same of somebody who joined three days ago. */
export const joined = (change: Partial<JoinStatus> = {}): JoinStatus =>
  joinStatus({
    gate: 'joined',
    residenceNeeded: false,
    participation: { reference: 'K7M2Q-9XRT4', joinedAt: Date.now() - 3 * 86_400_000 },
    ...change,
  })
