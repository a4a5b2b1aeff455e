import { expect, test } from 'vitest'
import { appInfo, terminalSourceOf } from './app-info.ts'
import { createComm } from './comm.ts'
import { openFixture } from './testing/fixture.ts'
import type { Transport } from './transport/transport.ts'

test('I17 facts that a host omits have defaults: platform miniprogram, the built-in app, the environment', async () => {
  const { client } = (await openFixture()).server
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

test('I17 facts that a host gives are used, except that the Hong Kong variant is always international', async () => {
  const { client } = (await openFixture()).server
  const given = { platform: 'ios', appChannel: 'store', appName: 'institution' }
  expect(appInfo(client, given)).toMatchObject(given)
  expect(appInfo({ ...client, variant: 'hk' }, given).platform).toBe('international')
})

test('I17 signed calls contain platform, channel and version', async () => {
  const { device, server } = await openFixture()
  const app = { platform: 'ios' }
  await createComm({ client: server.client, app, ...device.platform }).call({ path: '/anyone', body: {} })
  expect(server.headers()).toMatchObject({ platform: 'ios', 'app-channel': 'h5', 'app-version': '1.2.3' })
})

test('N11 the terminal source is that of the client app in the configuration, otherwise 02', async () => {
  const { client } = (await openFixture()).server
  const sourceOf = (clientappName: string) => terminalSourceOf(client, appInfo(client, { clientappName }))
  expect(['foyer', 'partner', 'someone else'].map(sourceOf)).toEqual(['02', '95', '02'])
})

test('N11 the calls that request a token contain the terminal source', async () => {
  const { device, server, transport } = await openFixture()
  const bodies: unknown[] = []
  const recording: Transport = (request) => {
    bodies.push(JSON.parse(request.body ?? 'null'))
    return transport(request)
  }
  const app = { clientappName: 'partner' }
  await createComm({ client: server.client, app, ...device.platform, transport: recording }).init()
  expect(bodies).toMatchObject([{ terminalSource: '95' }])
})

test('N9 names that no header can carry are encoded for one, and the call is signed with what is sent', async () => {
  const { device, server } = await openFixture()
  const app = { appName: '孚御 Foyer', appId: 'id-孚🎉\ud800\r\nX-Forged: 1', appChannel: ' 渠道 ', platform: 'é' }
  const comm = createComm({ client: server.client, app, ...device.platform })
  expect(await comm.call({ path: '/anyone', body: {} })).toBe('tourist')
  const headers = server.headers()
  expect(decodeURIComponent(String(headers['app-name']))).toBe('孚御 Foyer')
  expect(headers['app-channel']).toBe('%E6%B8%A0%E9%81%93')
  expect(headers['x-forged']).toBeUndefined()
})
