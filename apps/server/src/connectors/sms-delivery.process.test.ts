import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { readEnvironment } from '../config/environment.ts'
import { deliveryFigures } from '../modules/sms/figures.ts'
import { startBackOffice } from '../testing/back-office.ts'
import { testContext } from '../testing/context.ts'
import { noClients } from '../testing/no-clients.ts'
import { productionVariables } from '../testing/production.ts'
import { hongKongNumber } from '../testing/sign-in.ts'
import { device } from '../testing/signed-client.ts'
import { createConnectors } from './connect.ts'

const key = 'the key of the reports of this test'
const environment = readEnvironment({
  ...productionVariables,
  LOG_LEVEL: 'silent',
  ...noClients,
  CONNECTOR_SMS_REPORTS_KEY: key,
  CONNECTOR_SMS_SECOND_REPORTS_KEY: key,
})
// delivery reports come at the time of the machine
const { context: parts } = await testContext({ environment, clocks: { wall: Date.now, business: Date.now } })
// the gateways need the address of the server, and the server that of the gateways
const connectors = { ...parts.connectors }
const context = { ...parts, connectors }
const app = await buildApp(context)
await app.listen({ host: '127.0.0.1', port: 0 })
afterAll(() => app.close())
const { port } = app.server.address() as AddressInfo
const office = await startBackOffice({ reporting: { url: `http://127.0.0.1:${port}`, key } })
const called = { ...parts, environment: readEnvironment({ ...productionVariables, ...office.variables }) }
const { sms, states } = createConnectors(called, pino({ enabled: false }), { firstPause: 1 })
Object.assign(connectors, { sms, states })
afterEach(() => office.heal())

let numbers = 0
const signInBySms = async () => {
  numbers++
  const number = hongKongNumber(numbers)
  const from = device(app, context)
  const tourist = await from.tourist()
  const sent = await from.post('/api/user/488/sms', number, tourist)
  expect(sent.json().reason ?? 'sent').toBe('sent')
  const code = await office.codeTo(`+852${number.mobileNo}`)
  return (await from.post('/api/user/488/smsVerify', { ...number, code }, tourist)).statusCode
}

const routes = async (name: string) =>
  Object.fromEntries((await deliveryFigures.read(context))[name] as ReadonlyMap<string, number>)

test('N5 the firm’s gateway receives a signed call, the code signs in, and its delivery report is stored', async () => {
  expect(await signInBySms()).toBe(200)
  await vi.waitFor(async () => expect(await routes('foyer_sms_route_delivered_messages')).toEqual({ 'first HK': 1 }), {
    timeout: 10_000,
  })
})

test('N5 while the first gateway is busy the second one sends and reports, and a message that it loses is counted', async () => {
  await office.fail({ system: 'sms', fault: 'busy' })
  await office.fail({ system: 'sms-second', fault: 'loses_messages' })
  expect(await signInBySms()).toBe(200)
  await vi.waitFor(
    async () => expect(await routes('foyer_sms_route_failed_messages')).toEqual({ 'first HK': 0, 'second HK': 1 }),
    { timeout: 60_000 },
  )
})

test('N5 a gateway that accepts a message and loses the answer gets the call again with its key, and sends once', async () => {
  await office.fail({ system: 'sms', fault: 'commits_and_resets', times: 2 })
  expect(await signInBySms()).toBe(200)
  expect((await routes('foyer_sms_route_messages'))['first HK']).toBe(2)
})
