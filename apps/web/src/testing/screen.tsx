import type { ActivityDetail, JoinedActivities } from '@foyer/api/activities'
import { activityCatalogue } from '@foyer/api/activity-catalogue'
import { firstGate } from '@foyer/api/gate'
import type { ClientConfig } from '@foyer/protocol/config'
import { type Answers, publicDocument, type Received, serve } from '@foyer/testing/browser'
import { expect } from 'vitest'
import { commands } from 'vitest/browser'
import { loadRoute } from '../app/routes.ts'
import { start } from '../app/start.tsx'
import { loadConfig } from '../platform/config.ts'
import { goTo as stepTo } from '../platform/navigation.ts'
import { text as hall } from '../routes/home/text.ts'
import { joinStatus } from '../shared/activity/testing/join-status.ts'
import { closeScreenBy, type Looks, prepare, showClient } from './client.ts'
import { become, type Viewer } from './viewer.ts'

export interface Opening extends Looks {
  viewer?: Viewer
  /** what the server's configuration says beside the sandbox's */
  config?: Partial<ClientConfig>
  answers?: Answers
}

const blankPath = '/blank'
const Blank = () => <p data-blank="">Blank</p>
const blank = { Page: Blank, text: hall }

/** Replaces the screen by a blank one. A later `goTo` finds what was stored, and renders the screen again. */
export const leaveScreen = async (): Promise<void> => {
  stepTo(blankPath)
  await expect.poll(() => document.querySelector('[data-blank]')).not.toBeNull()
}

let isStarted = false
/** Starts the client once per page, as in a browser. Tests navigate in it. */
const startOnce = (): void => {
  if (isStarted) return
  isStarted = true
  location.hash = blankPath
  start((path) => (path === blankPath ? Promise.resolve(blank) : loadRoute(path)))
  closeScreenBy(leaveScreen)
}

/** The viewer's status at the gate of an activity, by default: as the server has it, its phase comes first. */
const joinStatusOf =
  (viewer: Viewer) =>
  async ({ path }: Received) => {
    const number = Number(path.split('/')[3])
    const [code] = Object.entries(activityCatalogue).find(([, activity]) => activity.number === number) ?? []
    const detail = code ? await publicDocument<ActivityDetail>(`/api/activities/${code}`) : undefined
    const phase = firstGate({
      not_started: detail?.phase === 'upcoming',
      ended: detail?.phase === 'ended',
      anonymous: viewer === 'visitor',
    })
    return joinStatus({ gate: phase ?? 'available' })
  }

/** A call of the hall that occurs in many tests on the way to another screen. */
const joinedCall = 'POST /api/user/activities/joined'
const noneJoined: JoinedActivities = { asOf: 0, joined: [] }
/** The call of the bell, which is on every screen of a signed-in person. */
const unreadCall = 'POST /api/user/notices/unread'

/** Opens another screen in the running client, as a link does. The screen before remains until its code has arrived. */
export const goTo = async (path: string): Promise<void> => {
  stepTo(path)
  await expect.poll(() => document.querySelector('#app h1')).not.toBeNull()
}

let usual: ClientConfig | undefined
/** Changes the configuration that the page has read, until the next screen. */
const configure = async (changes: Partial<ClientConfig>): Promise<void> => {
  const config = await loadConfig()
  usual ??= { ...config }
  for (const name of Object.keys(config)) Reflect.deleteProperty(config, name)
  Object.assign(config, usual, changes)
}

/**
 * Opens a screen of the retail client, in the complete client, with answers that the test gives. Public documents come
 * from the sandbox server. Resolves once the screen's heading is shown.
 * @param path path after the hash: `/activityTemplate?code=x`
 */
export const openScreen = async (
  path: string,
  { viewer = 'visitor', answers = {}, config = {}, ...looks }: Opening = {},
): Promise<void> => {
  const start = performance.now()
  showClient(true)
  startOnce()
  await prepare(looks)
  // a test about passkeys states that there are some
  await configure({ passkeys: false, ...config })
  await become(viewer)
  serve({
    'POST /api/user/{number}/joinStatus': joinStatusOf(viewer),
    [joinedCall]: noneJoined,
    [unreadCall]: { unread: 0 },
    ...answers,
  })
  await goTo(path)
  if (__TIMES__) await commands.spentOpening(performance.now() - start)
}
