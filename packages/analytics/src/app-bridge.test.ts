import { expect, test } from 'vitest'
import { type AppGlobals, appBridge } from './app-bridge.ts'
import { testWorld } from './testing/world.ts'

const tracked = async (globals: AppGlobals) => {
  const world = await testWorld()
  const { tracker } = await world.started({}, { bridge: appBridge(() => globals) })
  tracker.track('joined')
  return world
}

test('T4 an Android app around the page tracks, and nothing is kept or sent here', async () => {
  const events: string[] = []
  const { browser } = await tracked({
    SensorsData_APP_New_H5_Bridge: { sensorsdata_track: (event) => void events.push(event) },
  })
  expect(events.map((event) => JSON.parse(event).event)).toEqual(['joined'])
  expect(browser.keys('foyer.tracker.event.')).toEqual([])
})

test('T4 an iOS app is told by its message handler', async () => {
  const messages: string[] = []
  const sensorsdataNativeTracker = { postMessage: (message: string) => void messages.push(message) }
  const { browser } = await tracked({ webkit: { messageHandlers: { sensorsdataNativeTracker } } })
  expect(messages.map((message) => JSON.parse(message))).toMatchObject([
    { callType: 'app_h5_track', data: { event: 'joined' } },
  ])
  expect(browser.keys('foyer.tracker.event.')).toEqual([])
})

test.each<[string, AppGlobals]>([
  ['is none', {}],
  ['does not track', { SensorsData_APP_New_H5_Bridge: {}, webkit: { messageHandlers: {} } }],
  [
    'fails',
    {
      SensorsData_APP_New_H5_Bridge: {
        sensorsdata_track: () => {
          throw new Error('no')
        },
      },
    },
  ],
])('T4 where the app around the page %s, this page sends', async (_, globals) => {
  const { arrived } = await tracked(globals)
  await arrived(1)
})
