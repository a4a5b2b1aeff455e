import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { cashbackScenario, tradeOf } from '../cashback/testing.ts'
import { staffWith } from '../staff/testing/callers.ts'

const { app, context, clock } = await testApp()
const { db } = context
const { goTo, participant, report, cashbackStatus } = await cashbackScenario(app, context, clock)
const care = await staffWith(context, 'clientCare')
const ask = async (body: object, headers = care.headers) =>
  (await app.inject({ method: 'POST', url: '/staff/care/cashback', headers, payload: body })).json()
const codeOf = async (clientNo: string) => {
  const find = { query: { by: 'clientNo', clientNo }, reason: 'Call 5512' }
  const reply = await app.inject({ method: 'POST', url: '/staff/care/find', headers: care.headers, payload: find })
  return reply.json().data.people[0].id as string
}

test('R16 Client care opens the cashback of a client as the client sees it, month by month, and the trail names who looked', async () => {
  const one = await participant('2025-12-08T10:00')
  await report(tradeOf(one.clientNo, '2025-12-09T10:00', { fees: 300_00 }))
  goTo('2026-01-20T12:00')
  const id = await codeOf(one.clientNo)
  const newest = await cashbackStatus(one)
  const { accounts } = (await ask({ id })).data
  expect(accounts).toEqual([{ clientNo: expect.stringMatching(/\*/), statement: newest }])
  expect(JSON.stringify(accounts)).not.toContain(one.clientNo)
  const account = newest.registration?.reference
  const december = await cashbackStatus(one, { month: '2025-12' })
  expect((await ask({ id, account, month: '2025-12' })).data.accounts[0].statement).toEqual(december)
  expect(december.shown?.fees.minor).toBe(300_00)
  expect((await ask({ id, account, month: '2024-01' })).reason).toBe('not_found')
  const trail = await db`select staff_id from audit_entries where event = 'view_cashback' order by id`
  expect(trail.map((row) => row.staff_id)).toEqual([care.id, care.id])
})

test('Cashback of a client is open to client care, compliance and auditors, and to nobody else', async () => {
  const one = await participant('2025-12-08T10:00')
  const id = await codeOf(one.clientNo)
  for (const role of ['compliance', 'auditor'] as const)
    expect((await ask({ id }, (await staffWith(context, role)).headers)).status).toBe(0)
  expect((await ask({ id }, (await staffWith(context, 'fulfilment')).headers)).reason).toBe('role_missing')
  expect((await ask({ id: 'nobody' })).reason).toBe('not_found')
})

test('R16 Operations open the cashback of a client by the client number and a reason, which the trail has without the number', async () => {
  const one = await participant('2025-12-08T10:00')
  const clerk = await staffWith(context, 'operations')
  const open = async (body: object, headers = clerk.headers) =>
    (await app.inject({ method: 'POST', url: '/staff/cashback/client', headers, payload: body })).json()
  const { data } = await open({ clientNo: one.clientNo, reason: 'File of December' })
  expect(data).toEqual({ clientNo: expect.stringMatching(/\*/), statement: await cashbackStatus(one) })
  expect((await open({ clientNo: '00000000', reason: 'File of December' })).reason).toBe('not_found')
  expect((await open({ clientNo: one.clientNo, reason: '' })).reason).toBe('invalid_request')
  const auditor = await staffWith(context, 'auditor')
  expect((await open({ clientNo: one.clientNo, reason: 'Look' }, auditor.headers)).reason).toBe('role_missing')
  const [entry] = await db`
    select staff_id, reason, subject, detail from audit_entries where event = 'view_cashback' order by id desc limit 1`
  expect(entry).toMatchObject({ staff_id: clerk.id, reason: 'File of December', subject: 'client_accounts' })
  expect(JSON.stringify(entry)).not.toContain(one.clientNo)
})
