import { expect, test } from 'vitest'
import { appInfo } from './app-info.ts'
import { openWorld } from './testing/world.ts'

test('I17 what a host does not say of itself has a default: platform miniprogram, the built-in app, the environment', async () => {
  const { client } = (await openWorld()).server
  expect(appInfo(client)).toEqual({
    appName: 'foyer',
    appId: 'foyer-h5',
    appSecret: client.twoLayer.secret,
    sessionId: '',
    clientappName: 'foyer',
    platform: 'miniprogram',
    appChannel: 'h5',
    appVersion: '1.2.3',
    isTest: true,
    env: 'TEST',
    devport: 8501,
  })
  expect(appInfo({ ...client, environment: 'PROD' })).toMatchObject({ isTest: false, env: 'PROD', devport: undefined })
})

test('I17 what a host says holds, except that the Hong Kong variant is always international', async () => {
  const { client } = (await openWorld()).server
  const given = { platform: 'ios', appChannel: 'store', appName: 'institution' }
  expect(appInfo(client, given)).toMatchObject(given)
  expect(appInfo({ ...client, variant: 'hk' }, given).platform).toBe('international')
})

test('I17 signed calls say platform, channel and version', async () => {
  const { device, server } = await openWorld()
  await device.open({ app: { platform: 'ios' } } as never).call({ path: '/anyone', body: {} })
  expect(server.headers()).toMatchObject({ platform: 'ios', 'app-channel': 'h5', 'app-version': '1.2.3' })
})
