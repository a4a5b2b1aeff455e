import { expect, test } from 'vitest'
import { type AppGlobals, appBridge } from './app-bridge.ts'
import { testFixture } from './testing/fixture.ts'

const tracked = async (globals: AppGlobals) => {
  const fixture = await testFixture()
  const { tracker } = await fixture.started({}, { bridge: appBridge(() => globals) })
  tracker.track('joined')
  return fixture
}

test('T4 an Android app around the page tracks, and nothing is stored or sent here', async () => {
  const events: string[] = []
  const { browser } = await tracked({
    SensorsData_APP_New_H5_Bridge: { sensorsdata_track: (event) => void events.push(event) },
  })
  expect(events.map((event) => JSON.parse(event).event)).toEqual(['joined'])
  expect(browser.keys('foyer.tracker.event.')).toEqual([])
})

test('T4 an iOS app receives events through its message handler', async () => {
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
])('T4 the page sends events itself if the app around it %s', async (_, globals) => {
  const { arrived } = await tracked(globals)
  await arrived(1)
})

test('T4 A9 an app receives a page view with the title of the new page and the time it was opened', async () => {
  const events: string[] = []
  const { started, time } = await testFixture()
  const android = { sensorsdata_track: (event: string) => void events.push(event) }
  const { screen } = await started(
    { singlePage: true },
    { bridge: appBridge(() => ({ SensorsData_APP_New_H5_Bridge: android })) },
  )
  screen.settle('Home')
  const changed = time.now()
  screen.route('https://foyer.test/#/funds')
  time.advance(30)
  screen.settle('Funds')
  const views = events.map((event) => JSON.parse(event)).filter(({ event }) => event === '$pageview')
  expect(views.map(({ properties, time: at }) => [properties.$title, properties.$url_path, at - changed])).toEqual([
    ['Home', '/home', 0],
    ['Funds', '/funds', 0],
  ])
})
