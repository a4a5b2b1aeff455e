import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { draw as rule } from '../../activity-rules/spring-festival-draw/rule.ts'
import { grantPrize } from '../../engine/draws/prize.ts'
import { testApp } from '../../testing/context.ts'
import { clients, newcomers } from '../activities/testing.ts'
import { hongKong } from '../gifts/testing.ts'
import { mobileHash } from '../identity/persons.ts'

const { app, context } = await testApp()
const { db, secrets, clocks } = context
const client = clients(app, context)
const newcomer = newcomers(app, context)

let number = 1_000_000
/** Grants a prize to a person as a draw does. */
const win = async (mobile: string, prize: string): Promise<string> => {
  const [person] = await db<[{ id: number }]>`select id from persons where mobile_hash = ${mobileHash(secrets, mobile)}`
  const won = { personId: person.id, number: ++number, prize, at: clocks.business(), wall: clocks.wall() }
  return db.begin((tx) => grantPrize(tx, rule, won))
}

test('R24 R28 Cash that was won is in the rewards, needs a login and is claimed there once', async () => {
  const { from, register, login, number } = await client()
  const id = await win(`+${number.areaCode}${number.mobileNo}`, 'lucky-cash')
  const { data } = (await from.post('/api/user/rewards', { tab: 'available' }, register)).json()
  expect(data.rewards[0]).toMatchObject({
    id,
    type: 'cash_return',
    status: 'claimable',
    amount: { currency: 'HKD', minor: 1_800 },
    needs: 'login',
    source: { number: 498, route: '/dragonYearSpringFestival' },
  })
  const claim = async (as: typeof login) =>
    (await from.post('/api/user/rewards/claim', { key: randomUUID(), id }, as)).json()
  expect(await claim(register)).toMatchObject({ reason: 'level_too_low' })
  expect(await claim(login)).toMatchObject({ status: 0, data: { reward: { status: 'crediting' } } })
})

test('R24 R28 A gift that was won requires an address and is sent there', async () => {
  const { from, as, mobile } = await newcomer()
  const id = await win(mobile, 'tea-set')
  const { data } = (await from.post('/api/user/rewards', { tab: 'available' }, as)).json()
  expect(data.rewards[0]).toMatchObject({ id, type: 'physical_gift', status: 'claimable', needs: 'address' })
  const submitted = await from.post('/api/user/rewards/address', { key: randomUUID(), id, address: hongKong }, as)
  expect(submitted.json()).toMatchObject({ status: 0, data: { id, status: 'preparing' } })
})

test('R24 R28 A voucher that was won has its code at once, for its owner alone', async () => {
  const winner = await newcomer()
  const other = await newcomer()
  const id = await win(winner.mobile, 'coffee')
  const code = async ({ from, as }: typeof winner) => (await from.post('/api/user/rewards/code', { id }, as)).json()
  expect(await code(winner)).toMatchObject({ status: 0, data: { code: expect.stringMatching(/^COFFEE498-\d+$/) } })
  expect(await code(other)).toMatchObject({ reason: 'not_found' })
})
