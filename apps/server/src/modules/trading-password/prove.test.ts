import { expect, test } from 'vitest'
import type { Refused } from '../../http/refused.ts'
import { testContext } from '../../testing/context.ts'
import { together } from '../../testing/waiting.ts'
import { demoTradingPassword } from '../accounts/demo-accounts.ts'
import { seedAccounts } from '../accounts/seed.ts'
import { clientNoHash } from '../login/accounts.ts'
import { seedDemoClients } from '../login/seed.ts'
import { proveTradingPassword } from './prove.ts'

const { context, clock } = await testContext()
const { db, secrets } = context
await seedDemoClients(context)
await seedAccounts(context)

const idOf = async (clientNo: string): Promise<number> => {
  const [account] = await db<[{ id: number }]>`
    select id from client_accounts where client_no_hash = ${clientNoHash(secrets, clientNo)}`
  return account.id
}
const account = await idOf('88001001')
const other = await idOf('88001002')
const suspendedOne = await idOf('88003001')

/** Everything before is forgotten. */
const anew = () => db`update trading_passwords set failures = 0, locked_until = null`
const told = (password: string, of = account, through = context) =>
  proveTradingPassword(through, of, password).then(
    () => 'right',
    (refused: Refused) => ({ reason: refused.reason, ...refused.detail }),
  )
const wrong = '135790'

test('the right six digits are right, however often', async () => {
  for (let n = 0; n < 7; n++) expect(await told(demoTradingPassword)).toBe('right')
})

test('five wrong tries in a row cost half an hour, and each further five a day; the right digits serve no more than others', async () => {
  await anew()
  const left = [4, 3, 2, 1].map((attemptsLeft) => ({ reason: 'trading_password_wrong', attemptsLeft }))
  for (const retryAfter of [1800, 86_400, 86_400]) {
    for (const answer of left) expect(await told(wrong)).toEqual(answer)
    expect(await told(wrong)).toEqual({ reason: 'trading_password_locked', retryAfter })
    clock.advance(retryAfter * 1000 - 1000)
    expect(await told(demoTradingPassword)).toEqual({ reason: 'trading_password_locked', retryAfter: 1 })
    clock.advance(1000)
  }
  expect(await told(demoTradingPassword)).toBe('right')
})

test('a right try ends what was counted', async () => {
  await anew()
  for (let n = 0; n < 4; n++) await told(wrong)
  expect(await told(demoTradingPassword)).toBe('right')
  expect(await told(wrong)).toEqual({ reason: 'trading_password_wrong', attemptsLeft: 4 })
})

test('two at once at the last try are one: even the right digits do not pass beside it', async () => {
  await anew()
  await db`update trading_passwords set failures = 4 where account_id = ${account}`
  const hold = (tx: typeof db | Parameters<Parameters<typeof db.begin>[1]>[0]) =>
    tx`select from trading_passwords where account_id = ${account} for update`
  const answers = await together(db, hold, [() => told(wrong), () => told(wrong)])
  expect(answers).toEqual([
    expect.objectContaining({ reason: 'trading_password_locked' }),
    expect.objectContaining({ reason: 'trading_password_locked' }),
  ])
  expect(await db`select failures from trading_passwords where account_id = ${account}`).toEqual([{ failures: 5 }])
})

test('what was counted outlives the process, and a transaction that is rolled back', async () => {
  await anew()
  for (let n = 0; n < 4; n++)
    await db
      .begin(async (tx) => {
        await tx`select 1`
        await proveTradingPassword(context, account, wrong)
      })
      .catch(() => undefined)
  // another process knows nothing but the database
  expect(await told(wrong, account, { ...context })).toMatchObject({ reason: 'trading_password_locked' })
})

test('one account counts nothing of another, not even of the same person', async () => {
  await anew()
  for (let n = 0; n < 5; n++) await told(wrong)
  expect(await told(demoTradingPassword, other)).toBe('right')
  expect(await told(wrong, other)).toEqual({ reason: 'trading_password_wrong', attemptsLeft: 4 })
})

test('a suspended account is refused whatever was typed, and nothing is counted', async () => {
  await anew()
  for (const password of [wrong, demoTradingPassword])
    expect(await told(password, suspendedOne)).toEqual({ reason: 'account_suspended' })
  const [kept] = await db`select failures from trading_passwords where account_id = ${suspendedOne}`
  expect(kept).toEqual({ failures: 0 })
})

test.each(['', '24681', '2468100', "' or 1=1 --", '二四六八一零'])(
  '%j is a wrong try like any other',
  async (password) => {
    await anew()
    expect(await told(password)).toEqual({ reason: 'trading_password_wrong', attemptsLeft: 4 })
  },
)

test('an account without one is told so, and so is one that is not there', async () => {
  await db`delete from trading_passwords where account_id = ${other}`
  for (const id of [other, 999_999]) expect(await told(demoTradingPassword, id)).toEqual({ reason: 'not_found' })
})

test('the six digits stand nowhere in the clear', async () => {
  const rows = JSON.stringify(await db`select t::text from trading_passwords t`)
  expect(rows).toContain('$argon2id$')
  expect(rows).not.toContain(demoTradingPassword)
})
