import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { hongKongNumber, type TestNumber } from '../../testing/sign-in.ts'
import { device } from '../../testing/signed-client.ts'
import { accepts, breaksOff, gatewayContext, isBusy, startGateway } from '../../testing/sms-gateway.ts'
import { budgetOf } from './budget.ts'

const gateway = await startGateway()
const { context } = await gatewayContext({ CONNECTOR_SMS_URL: gateway.url })
const app = await buildApp(context)
afterAll(() => app.close())

const requestCode = async (from: ReturnType<typeof device>, number: TestNumber) => {
  const reply = await from.post('/api/user/488/sms', number, await from.tourist())
  return reply.json().reason ?? 'sent'
}

test('N5 in production the code goes only to the gateway, and signs in', async () => {
  const number = hongKongNumber(1)
  const from = device(app, context)
  const tourist = await from.tourist()
  expect((await from.post('/api/user/488/sms', number, tourist)).statusCode).toBe(200)
  const code = gateway.code()
  expect((await from.post('/api/user/488/smsVerify', { ...number, code }, tourist)).statusCode).toBe(200)
  expect(await context.db`select from sandbox_messages`).toHaveLength(0)
})

test('N5 a message that the gateway refused costs and counts nothing: the person may request another at once', async () => {
  const { spent } = await budgetOf(context.db, context.clocks.wall())
  const from = device(app, context)
  const number = hongKongNumber(2)
  gateway.answer = isBusy
  expect(await requestCode(from, number)).toBe('unavailable')
  expect((await budgetOf(context.db, context.clocks.wall())).spent).toBe(spent)
  expect(await context.db`select from sms_codes where session_id = ${from.sid}`).toHaveLength(0)
  gateway.answer = accepts
  expect(await requestCode(from, number)).toBe('sent')
})

test('N5 a message that the gateway may have accepted counts, and its code is accepted if it arrives', async () => {
  gateway.answer = breaksOff
  const from = device(app, context)
  const number = hongKongNumber(3)
  expect(await requestCode(from, number)).toBe('unavailable')
  expect(await requestCode(device(app, context), number)).toBe('sms_resend_too_soon')
  const code = gateway.code()
  const verified = await from.post('/api/user/488/smsVerify', { ...number, code }, await from.tourist())
  expect(verified.statusCode).toBe(200)
})
