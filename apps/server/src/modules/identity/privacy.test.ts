import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { testApp } from '../../testing/context.ts'
import { ownerOf } from '../../testing/database.ts'
import { codeSentTo, hongKongNumber, renewalBody, signIn } from '../../testing/sign-in.ts'
import { device } from '../../testing/signed-client.ts'

const { app, context, clock } = await testApp({ environment: readEnvironment({ LOG_LEVEL: 'debug' }) })
const owner = ownerOf(context.db)
const lines: string[] = []
Object.defineProperty(app.log, pino.symbols.streamSym, { value: { write: (line: string) => lines.push(line) } })

test('N5 N6 The log of a whole sign-in, failures included, contains no number, code, token, key or address', async () => {
  const number = hongKongNumber(1)
  const from = device(app, context, '203.0.113.77')
  const { register, tourist, socketPwd, userCode } = await signIn(context, from, number)
  const code = await codeSentTo(context, number)
  await from.post('/api/user/488/smsVerify', { ...number, code: '000000' }, tourist)
  await from.post('/api/user/488/sms', { ...number, mobileNo: `${number.mobileNo}1` }, tourist)
  await from.post('/api/user/488/sms', number, tourist)
  await from.post('/jwt/auth/register', renewalBody(from, { userCode, socketPwd }), tourist)
  await from.send({ ...from.touristCall(), payload: `{"mobileNo":"${number.mobileNo}"` })
  await app.inject(`/dev/sms?mobile=${number.mobileNo}`)
  clock.advance(60_000)
  await owner`alter table sms_sends add constraint broken check (mobile_hash is null) not valid`
  const broken = await from.send({ ...from.sign('/api/user/488/sms', number, tourist), remoteAddress: '203.0.113.78' })
  expect(broken.json().reason).toBe('server_error')

  const log = lines.join('')
  expect(lines.length).toBeGreaterThan(20)
  expect(log).toContain('unexpected failure')
  expect(log).toContain('/api/user/488/smsVerify')
  const secrets = [number.mobileNo, socketPwd, register.jwt, tourist.jwt, userCode, from.sid, '203.0.113.7']
  for (const secret of secrets) expect(log).not.toContain(secret)
  expect(log).not.toMatch(new RegExp(`\\b${code}\\b`))
})
