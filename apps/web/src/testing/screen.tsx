import type { JoinedActivities } from '@foyer/contract/activities'
import { type Answers, serve } from '@foyer/testing/browser'
import { expect } from 'vitest'
import { commands } from 'vitest/browser'
import { loadRoute } from '../app/routes.ts'
import { start } from '../app/start.tsx'
import { goTo as stepTo } from '../platform/navigation.ts'
import { joinStatus } from '../shared/activity/testing/join-status.ts'
import { type Looks, leaveBy, prepare } from './client.ts'
import { become, type Viewer } from './viewer.ts'

export interface Opening extends Looks {
  viewer?: Viewer
  answers?: Answers
}

const blankPath = '/blank'
const Blank = () => <p data-blank="">Blank</p>
const blank = { Page: Blank, text: { title: ['空白', '空白', 'Blank'] as const } }

/** Leaves the screen for a blank one: who comes back by `goTo` finds what was stored, and a screen drawn anew. */
export const leaveScreen = async (): Promise<void> => {
  stepTo(blankPath)
  await expect.poll(() => document.querySelector('[data-blank]')).not.toBeNull()
}

let isStarted = false
/** The client is started once a page, as in a browser; tests go from screen to screen in it. */
const startOnce = (): void => {
  if (isStarted) return
  isStarted = true
  // the session of a file that ran before in this browser
  localStorage.clear()
  sessionStorage.clear()
  location.hash = blankPath
  document.getElementById('app')?.removeAttribute('hidden')
  start((path) => (path === blankPath ? Promise.resolve(blank) : loadRoute(path)))
  leaveBy(leaveScreen)
}

/** Where a viewer stands at the gate of an activity, unless a test says otherwise. */
const joinStatusOf = (viewer: Viewer) => joinStatus({ gate: viewer === 'visitor' ? 'anonymous' : 'available' })

/** What the hall requests of a person, in many a test on the way to another screen. */
const joinedCall = 'POST /api/user/activities/joined'
const noneJoined: JoinedActivities = { asOf: 0, joined: [] }

/** Opens a further screen in the client as it stands, as a link does. */
export const goTo = async (path: string): Promise<void> => {
  stepTo(path)
  await expect.poll(() => document.querySelector('#app h1')).not.toBeNull()
}

/**
 * Opens a screen of the retail client, in the whole client, in front of answers that the test gives; public documents are
 * the sandbox server's. Resolves once the screen's heading is there.
 *
 * @param path behind the hash: `/activityTemplate?code=x`
 */
export const openScreen = async (
  path: string,
  { viewer = 'visitor', answers = {}, ...looks }: Opening = {},
): Promise<void> => {
  const start = performance.now()
  startOnce()
  await prepare(looks)
  await become(viewer)
  serve({ 'POST /api/user/{number}/joinStatus': joinStatusOf(viewer), [joinedCall]: noneJoined, ...answers })
  await goTo(path)
  if (__TIMES__) await commands.spentOpening(performance.now() - start)
}
