import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { readEnvironment } from '../../config/environment.ts'
import { testApp } from '../../testing/context.ts'
import { hongKongNumber, type TestNumber } from '../../testing/sign-in.ts'
import { device } from '../../testing/signed-client.ts'
import { budgetOf } from './budget.ts'

let answer: (request: IncomingMessage, response: ServerResponse) => void
const gateway = createServer((request, response) => answer(request, response))
await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  gateway.closeAllConnections()
  gateway.close()
})
const production = {
  LOG_LEVEL: 'silent',
  FOYER_MODE: 'production',
  SMS_PROVIDER_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
  SMS_PROVIDER_TOKEN: 'secret',
  UPLOAD_SCANNER: 'none',
}
const { app, context } = await testApp({ environment: readEnvironment(production) })

const requestCode = async (from: ReturnType<typeof device>, number: TestNumber) => {
  const reply = await from.post('/api/user/488/sms', number, await from.tourist())
  return reply.json().reason ?? 'sent'
}

test('N5 in production the code goes only to the gateway, and signs in', async () => {
  let message = ''
  answer = async (request, response) => {
    message = JSON.parse(await text(request)).text
    response.end()
  }
  const number = hongKongNumber(1)
  const from = device(app, context)
  const tourist = await from.tourist()
  expect((await from.post('/api/user/488/sms', number, tourist)).statusCode).toBe(200)
  const code = /\b\d{6}\b/.exec(message)?.[0]
  expect((await from.post('/api/user/488/smsVerify', { ...number, code }, tourist)).statusCode).toBe(200)
  expect(await context.db`select from sandbox_messages`).toHaveLength(0)
})

test('N5 a message that the gateway refused costs and counts nothing: the person may request another at once', async () => {
  const { spent } = await budgetOf(context.db, context.clocks.wall())
  const from = device(app, context)
  const number = hongKongNumber(2)
  answer = (_request, response) => response.writeHead(503).end()
  expect(await requestCode(from, number)).toBe('unavailable')
  expect((await budgetOf(context.db, context.clocks.wall())).spent).toBe(spent)
  expect(await context.db`select from sms_codes where session_id = ${from.sid}`).toHaveLength(0)
  answer = (_request, response) => response.end()
  expect(await requestCode(from, number)).toBe('sent')
})

test('N5 a message that the gateway may have accepted counts, and its code is accepted if it arrives', async () => {
  let message = ''
  answer = async (request, response) => {
    message = JSON.parse(await text(request)).text
    response.destroy()
  }
  const from = device(app, context)
  const number = hongKongNumber(3)
  expect(await requestCode(from, number)).toBe('unavailable')
  expect(await requestCode(device(app, context), number)).toBe('sms_resend_too_soon')
  const code = /\b\d{6}\b/.exec(message)?.[0]
  const verified = await from.post('/api/user/488/smsVerify', { ...number, code }, await from.tourist())
  expect(verified.statusCode).toBe(200)
})

test('N5 production without a gateway does not start', async () => {
  const { SMS_PROVIDER_TOKEN: _, ...tokenless } = production
  const starting = buildApp({ ...context, environment: readEnvironment(tokenless) })
  await expect(starting).rejects.toThrow('SMS_PROVIDER_TOKEN')
})
