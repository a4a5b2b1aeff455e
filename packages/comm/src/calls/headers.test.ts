import type { ClientConfig } from '@foyer/protocol/config'
import { expect, test } from 'vitest'
import { createComm } from '../comm.ts'
import { deviceFacts } from '../device-facts.ts'
import { openFixture } from '../testing/fixture.ts'

const phone = { modelType: 'iPhone', systemVersion: '17.5' }

test('N9 a gateway call carries every header of the list', async () => {
  const { device, server } = await openFixture()
  await device
    .open({ deviceFacts: phone })
    .gateway({ function: 'trade/account/info', messageType: '17', params: { page: 1 } })
  expect(server.headers()).toMatchObject({
    'content-type': 'application/gm+json',
    'app-name': 'foyer',
    'app-id': 'foyer-h5',
    'aes-id': expect.stringMatching(/^[0-9a-f]{64}$/),
    'session-id': expect.stringMatching(/^[\w-]{16,64}$/),
    'ant-id': expect.stringMatching(/^\d{13}\w{10}$/),
    'verify-id': expect.stringMatching(/^[0-9a-f]{72}$/),
    'message-type': '17',
    'jwt-assertion': expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    platform: 'miniprogram',
    'model-type': 'iPhone',
    'system-version': '17.5',
    'app-channel': 'h5',
    'app-version': '1.2.3',
    'dev-port': '8501',
  })
})

test('N9 facts that a device does not give are NA, and Message-Type is left out if none is given', async () => {
  const { device, server } = await openFixture()
  await device.open().gateway({ function: 'organ/list' })
  expect(server.headers()).toMatchObject({ 'model-type': 'NA', 'system-version': 'NA' })
  expect(server.headers()['message-type']).toBeUndefined()
})

test.each([
  ['TEST', 'trade/list', '8501'],
  ['TEST', 'organ/list', undefined],
  ['PROD', 'trade/list', undefined],
  ['SIT', 'trade/list', undefined],
  ['UAT', 'trade/list', undefined],
] as const)('N10 trade calls in TEST have Dev-Port: %s, %s → %s', async (environment, name, port) => {
  const { device, server } = await openFixture()
  const client: ClientConfig = { ...server.client, environment }
  await createComm({ ...device.platform, client }).gateway({ function: name })
  expect(server.headers()['dev-port']).toBe(port)
})

test('N9 no text of a caller or a device breaks a call', async () => {
  const { device, server } = await openFixture()
  const comm = device.open({ deviceFacts: { modelType: '小米 14\r\nX-Forged: 1', systemVersion: '' } })
  await comm.gateway({
    function: 'market/quote',
    messageType: '行情',
    header: { 'X-Note': '备注 🎉 \ud800', 'X Space': 'no name of a header', '': 'nor this', 'X-Line': 'a\nb' },
  })
  expect(server.headers()).toMatchObject({
    'model-type': '%E5%B0%8F%E7%B1%B3 14%0D%0AX-Forged: 1',
    'system-version': 'NA',
    'message-type': '%E8%A1%8C%E6%83%85',
    'x-note': '%E5%A4%87%E6%B3%A8 %F0%9F%8E%89 %EF%BF%BD',
    'x-line': 'a%0Ab',
  })
  expect(server.headers()['x-forged']).toBeUndefined()
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15', 'iPhone', '17.5.1'],
  ['Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15', 'iPad', '16.6'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8 Pro Build/UQ1A) AppleWebKit/537.36 Chrome/125.0', 'Android', '14'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 'Windows NT', '10.0'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'Macintosh', '10.15.7'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', '', ''],
  ['Mozilla/5.0 (Android; Mobile; rv:40.0) Gecko/40.0', 'Android', ''],
  ['', '', ''],
])('N9 of a user agent only system and version are sent: %s', (userAgent, modelType, systemVersion) => {
  expect(deviceFacts(userAgent)).toEqual({ modelType, systemVersion })
})
