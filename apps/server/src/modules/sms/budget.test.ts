import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { testApp } from '../../testing/context.ts'
import { codeSentTo, hongKongNumber, type TestNumber } from '../../testing/sign-in.ts'
import { device } from '../../testing/signed-client.ts'
import { changer, freshNumber } from '../phone/testing.ts'
import { budgetOf, setLimit, spend } from './budget.ts'
import { isSolved } from './proof.ts'

const { app, context, clock } = await testApp({ environment: readEnvironment({ LOG_LEVEL: 'warn' }) })
const { db, clocks } = context
const logged: { msg: string }[] = []
Object.defineProperty(app.log, pino.symbols.streamSym, {
  value: { write: (line: string) => logged.push(JSON.parse(line)) },
})

let last = 0
const hongKong = () => hongKongNumber(++last)
const british = () => ({ areaCode: '44', mobileNo: `79111${String(++last).padStart(5, '0')}` })

const payForClient = () =>
  db.begin((tx) => spend(tx, { mobile: { callingCode: '852', region: 'HK' }, isClient: true }, clocks.wall()))

const answerTo = ({ challenge, bits }: { challenge: string; bits: number }) => {
  for (let i = 0; ; i++) if (isSolved({ challenge, answer: `${i}` }, bits)) return { challenge, answer: `${i}` }
}

const requestCode = async (number: TestNumber) => {
  const from = device(app, context)
  const reply = await from.post('/api/user/488/sms', number, await from.tourist())
  return reply.json().reason ?? 'sent'
}

/** Every test has a day of its own with a limit of ten. */
beforeEach(async () => {
  clock.advance(86_400_000)
  await setLimit(db, clocks.wall(), 10)
  logged.length = 0
})

test('N5 once the budget of the day is spent nothing is sent, and the log reports it once', async () => {
  for (let i = 0; i < 9; i++) expect(await requestCode(hongKong())).toBe('sent')
  const messages = async () => (await db`select from sandbox_messages`).length
  const before = await messages()
  const number = hongKong()
  expect(await requestCode(number)).toBe('sms_budget_spent')
  expect(await messages()).toBe(before)
  expect(await codeSentTo(context, number)).toBe('no code')
  expect(logged.map(({ msg }) => msg)).toEqual([
    'the SMS budget of the day is nearly spent',
    'the SMS budget of the day is spent except for the reserve for clients',
  ])
  expect(await budgetOf(db, clocks.wall())).toEqual({ limit: 10, spent: 9, verified: 0 })
})

test('N5 the last fifth of the budget is reserved for +86 and +852', async () => {
  for (let i = 0; i < 8; i++) expect(await requestCode(british())).toBe('sent')
  expect(await requestCode(british())).toBe('sms_budget_spent')
  expect(await requestCode(hongKong())).toBe('sent')
  expect(await requestCode({ areaCode: '86', mobileNo: '13800138000' })).toBe('sms_budget_spent')
})

test('SEC-2 the last tenth of the budget is reserved for clients, who receive codes after strangers have spent all else', async () => {
  for (let i = 0; i < 9; i++) await requestCode(hongKong())
  expect(await requestCode(hongKong())).toBe('sms_budget_spent')
  await payForClient()
  await expect(payForClient()).rejects.toMatchObject({ reason: 'sms_budget_spent' })
})

test('SEC-2 a person who changes the number gets two codes to new numbers from the reserve, and no more', async () => {
  await setLimit(db, clocks.wall(), 50)
  const person = await changer(app, context)
  const { change } = (await person.prove()).data
  while ((await requestCode(hongKong())) === 'sent') expect((await budgetOf(db, clocks.wall())).spent).toBeLessThan(50)
  for (let n = 0; n < 2; n++) {
    expect(await person.sendNew(change, freshNumber())).toMatchObject({ status: 0 })
    clock.advance(60_000)
  }
  const to = freshNumber()
  const { detail } = await person.call('/newCode', { change, ...to })
  const answered = { change, ...to, proof: answerTo(detail.proof) }
  expect(await person.call('/newCode', answered)).toMatchObject({ reason: 'sms_budget_spent' })
})

test('SEC-2 strangers of one foreign region have a twentieth of the budget or ten messages, and other regions are not affected', async () => {
  await setLimit(db, clocks.wall(), 300)
  const jamaican = () => ({ areaCode: '1', mobileNo: `876210${String(++last).padStart(4, '0')}` })
  for (let i = 0; i < 15; i++) expect(await requestCode(jamaican())).toBe('sent')
  expect(await requestCode(jamaican())).toBe('sms_budget_spent')
  expect(await requestCode(british())).toBe('sent')
  expect(await requestCode(hongKong())).toBe('sent')
  await db`update sms_settings set region_daily_limit = 16`
  expect(await requestCode(jamaican())).toBe('sent')
  expect(await requestCode(jamaican())).toBe('sms_budget_spent')
  await db`update sms_settings set region_daily_limit = 0`
  expect(await requestCode({ areaCode: '49', mobileNo: '15112345678' })).toBe('sms_budget_spent')
  await db`update sms_settings set region_daily_limit = null, regions = '{HK,CN,US}'`
  expect(await requestCode(jamaican())).toBe('sms_region_blocked')
  await db`update sms_settings set regions = null`
})

test('SEC-2 a hundred messages in ten minutes are reported in the log, once', async () => {
  await setLimit(db, clocks.wall(), 1_000)
  for (let i = 0; i < 105; i++) await requestCode(hongKong())
  expect(logged.filter(({ msg }) => msg === 'SMS messages are sent at an unusually high rate')).toHaveLength(1)
})

test('N5 the budget begins anew at midnight in Hong Kong, with the operator’s limit', async () => {
  for (let i = 0; i < 9; i++) await requestCode(hongKong())
  await db`update sms_settings set daily_limit = 77`
  const midnight =
    Date.UTC(2026, 0, 1, 16) + Math.ceil((clocks.wall() - Date.UTC(2026, 0, 1, 16)) / 86_400_000) * 86_400_000
  clock.advance(midnight - 1 - clocks.wall())
  expect(await requestCode(hongKong())).toBe('sms_budget_spent')
  clock.advance(1)
  expect(await requestCode(hongKong())).toBe('sent')
  expect(await budgetOf(db, clocks.wall())).toEqual({ limit: 77, spent: 1, verified: 0 })
})

test('N5 a refused message costs nothing, and twenty at once send no more than the budget allows', async () => {
  await setLimit(db, clocks.wall(), 3)
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => requestCode(hongKong())))
  expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(3)
  expect((await budgetOf(db, clocks.wall())).spent).toBe(3)
})

test('N5 the number of verified codes is counted with the number of paid ones', async () => {
  const number = hongKong()
  const from = device(app, context)
  const tourist = await from.tourist()
  await from.post('/api/user/488/sms', number, tourist)
  await from.post('/api/user/488/smsVerify', { ...number, code: await codeSentTo(context, number) }, tourist)
  expect(await budgetOf(db, clocks.wall())).toEqual({ limit: 10, spent: 1, verified: 1 })
})
