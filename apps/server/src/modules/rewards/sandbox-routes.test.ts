import { expect, test } from 'vitest'
import { openCode } from '../../engine/voucher-codes.ts'
import { testApp } from '../../testing/context.ts'

const { app, context } = await testApp()
const { db, secrets } = context
const dev = async (path: string, payload: object) =>
  (await app.inject({ method: 'POST', url: `/dev/${path}`, payload })).json()

test('A voucher is granted to a number with the requested code and leaves the stock unchanged', async () => {
  const { data } = await dev('rewards', { mobile: '+85251230041', activity: 488, item: 'tea', code: 'TEA-0001' })
  const [row] = await db<{ status: string; code: number }[]>`
    select status, voucher_code_id as code from rewards where id = ${data.id} and reference = ${data.reference}`
  expect(row?.status).toBe('available')
  expect(await openCode(db, secrets, row?.code ?? 0)).toBe('TEA-0001')
  expect(await db`select remaining from activity_stock where activity = 488 and stage = 'tea'`).toEqual([
    { remaining: 0 },
  ])
})

test('Cash and gifts are granted in any of their states, and in no state of another type', async () => {
  const cash = { mobile: '+85251230042', activity: 488, type: 'cash_return' }
  expect(await dev('rewards', { ...cash, amount: 1, status: 'pending', payoutInDays: 3 })).toMatchObject({ status: 0 })
  expect(await dev('rewards', { ...cash, type: 'physical_gift', status: 'shipped' })).toMatchObject({ status: 0 })
  expect(await dev('rewards', { ...cash, status: 'shipped' })).toMatchObject({ reason: 'invalid_request' })
})

test("A reward is moved by its id or its owner's number, and only along its state machine", async () => {
  const mobile = '+85251230043'
  const { data } = await dev('rewards', { mobile, activity: 488 })
  expect(await dev('rewards/status', { id: data.id, event: 'ship' })).toMatchObject({ reason: 'reward_not_open' })
  expect(await dev('rewards/status', { mobile, item: 'coffee', event: 'revoke' })).toMatchObject({
    data: { id: data.id, status: 'revoked' },
  })
  expect(await dev('rewards/status', { mobile, item: 'tea', event: 'revoke' })).toMatchObject({ reason: 'not_found' })
})

test('Cash that is paid in goes to an account under the number, with ledger entries', async () => {
  const mobile = '+85251230044'
  const cash = { mobile, activity: 488, type: 'cash_return', amount: 700, status: 'credited' }
  expect(await dev('rewards', cash)).toMatchObject({ reason: 'not_found' })
  await dev('clients', { mobile })
  const { data } = await dev('rewards', cash)
  const booked = () => db`
    select unit, kind, balance from ledger_accounts where account_id is not null and kind = 'paid'`
  expect(await booked()).toEqual([{ unit: 'HKD', kind: 'paid', balance: 700 }])
  expect(await dev('rewards/status', { id: data.id, event: 'revoke' })).toMatchObject({ data: { status: 'revoked' } })
  expect(await booked()).toEqual([{ unit: 'HKD', kind: 'paid', balance: 0 }])
  expect(await dev('rewards/status', { id: data.id, event: 'revoke' })).toMatchObject({ reason: 'reward_not_open' })
})

test('Claimed cash goes to the newest account of its owner once, with ledger entries', async () => {
  const mobile = '+85251230046'
  const { data } = await dev('rewards', { mobile, activity: 488, type: 'cash_return', amount: 900 })
  const claim = { id: data.id, event: 'claim' }
  expect(await dev('rewards/status', claim)).toMatchObject({ reason: 'not_found' })
  await dev('clients', { mobile })
  expect(await dev('rewards/status', claim)).toMatchObject({ data: { id: data.id, status: 'crediting' } })
  expect(await dev('rewards/status', claim)).toMatchObject({ reason: 'reward_not_open' })
  expect(
    await db`select balance from rewards join ledger_accounts using (account_id)
      where rewards.id = ${data.id} and kind = 'payable'`,
  ).toEqual([{ balance: 900 }])
})

test('Moving the clock applies the new time to rewards at once', async () => {
  const mobile = '+85251230045'
  const voucher = await dev('rewards', { mobile, activity: 488, validForDays: 1 })
  const cash = { mobile, activity: 488, type: 'cash_return', status: 'pending', payoutInDays: 1 }
  const pending = await dev('rewards', cash)
  await dev('clock', { offset: 2 * 86_400_000 })
  const rows = await db`
    select status from rewards where id = any (${[voucher.data.id, pending.data.id]}) order by type desc`
  expect(rows.map(({ status }) => status)).toEqual(['expired', 'claimable'])
  await dev('clock', { offset: 0 })
})
