import { hanging } from '@foyer/testing/browser'
import * as frameStyles from '../../shared/activity/frame/frame.module.css'
import * as gateStyles from '../../shared/activity/gate/gate.module.css'
import * as spinnerStyles from '../../shared/ui/spinner.module.css'
import { appears, disappears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import { afterTasks, detailOf502, path, statusOf502, tasksAs } from './testing/replies.ts'

const settled = async () => {
  await appears(`.${gateStyles.gatePanel}`)
  await disappears(`.${gateStyles.gatePanel} .${spinnerStyles.spinner}`)
}
const atTasks = async () => {
  await settled()
  await appears(`.${pageStyles.task}`)
  document.querySelector(`.${pageStyles.tasks}`)?.scrollIntoView({ block: 'start' })
}
const visitor = { [statusOf502]: () => tasksAs(['open'], { gate: 'anonymous', residenceNeeded: false }) }

/** A registered person with the given number of tasks done. */
const tasksDone = (name: string, count: number): ScreenState => ({
  name: `tasks-${name}`,
  path,
  viewer: 'registered',
  answers: { [statusOf502]: () => afterTasks(count) },
  reach: async () => {
    await atTasks()
    if (count > 0) await appears(`.${pageStyles.tasksProgress} .${pageStyles.isDone}:nth-child(${count})`)
  },
})

export const states: readonly ScreenState[] = [
  { name: 'tasks-anonymous', path, answers: visitor, reach: settled },
  { name: 'tasks-anonymous-page', path, whole: true, answers: visitor, reach: settled },
  tasksDone('first-open', 0),
  tasksDone('second-open', 1),
  tasksDone('last-waiting', 3),
  {
    ...tasksDone('sold-out', 2),
    answers: { [statusOf502]: () => tasksAs(['done', 'done', 'sold_out', 'locked'], { gate: 'sold_out' }) },
  },
  {
    ...tasksDone('ended', 1),
    answers: { [statusOf502]: () => tasksAs(['done', 'ended', 'ended', 'locked'], { gate: 'ended' }) },
  },
  {
    name: 'tasks-loading',
    path,
    answers: { [detailOf502]: hanging },
    reach: () => appears(`.${frameStyles.factsSkeleton}`),
  },
]
