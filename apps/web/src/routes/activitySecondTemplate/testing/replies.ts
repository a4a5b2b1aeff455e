import type { JoinReply, JoinStatus, StageState } from '@foyer/api/activities'
import { joinStatus } from '../../../shared/activity/testing/join-status.ts'

export const path = '/activitySecondTemplate?code=account-health'
export const detailOf502 = 'GET /api/activities/account-health'
export const statusOf502 = 'POST /api/user/502/joinStatus'
export const join502 = 'POST /api/user/502/join'

export const stageIds: readonly string[] = ['contact-details', 'second-factor', 'spot-scams', 'review-devices']
export const referenceOf = (index: number): string => `K7M2Q-9XRT${index + 1}`
const participationOf = (index: number) => ({ reference: referenceOf(index), joinedAt: Date.now() - 60_000 })

/** The join status of a person whose tasks are in these states. */
export const tasksAs = (states: readonly StageState[], change: Partial<JoinStatus> = {}): JoinStatus =>
  joinStatus({
    residenceNeeded: !states.includes('done'),
    stages: stageIds.map((id, index) => {
      const state = states[index] ?? 'locked'
      return { id, state, participation: state === 'done' ? participationOf(index) : null }
    }),
    ...change,
  })

/** Like `afterTasks`, but the server also knows that the person watched the film of the open task to its end. */
export const seenAfter = (done: number): JoinStatus => {
  const status = afterTasks(done)
  return { ...status, stages: status.stages.map((stage) => ({ ...stage, isMet: stage.state === 'open' })) }
}

/** The join status after the given number of tasks. The last task is locked until its day. */
export const afterTasks = (done: number): JoinStatus =>
  tasksAs(stageIds.map((_, index) => (index < done ? 'done' : index === done && index < 3 ? 'open' : 'locked')))

/** The reply to a completed task. */
export const taskDone = (stage = ''): JoinReply => {
  const index = stageIds.indexOf(stage)
  return { participation: participationOf(index), status: afterTasks(index + 1) }
}
