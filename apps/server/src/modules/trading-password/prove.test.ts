import { expect, test } from 'vitest'
import type { Refused } from '../../refused.ts'
import { testContext } from '../../testing/context.ts'
import { together } from '../../testing/waiting.ts'
import { seedDemoClients } from '../accounts/add-demo-clients.ts'
import { clientNoHash } from '../accounts/client-no.ts'
import { demoTradingPassword } from '../accounts/demo-accounts.ts'
import { seedAccounts } from '../accounts/seed.ts'
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

const origin = { address: '1.37.1.1', sessionId: 'session' }
/** Lets every earlier lock and count expire. */
const anew = () => db`update trading_passwords set failures = 0, locked_until = null`
const answerTo = (password: string, of = account, through = context) =>
  proveTradingPassword(through, { account: of, person: 1, origin }, password).then(
    () => 'right',
    (refused: Refused) => ({ reason: refused.reason, ...refused.detail }),
  )
const wrong = '135790'

test('the right six digits are accepted any number of times', async () => {
  for (let n = 0; n < 7; n++) expect(await answerTo(demoTradingPassword)).toBe('right')
})

test('five wrong attempts in a row lock for half an hour and each further five for a day, also for the right digits', async () => {
  await anew()
  const left = [4, 3, 2, 1].map((attemptsLeft) => ({ reason: 'trading_password_wrong', attemptsLeft }))
  for (const retryAfter of [1800, 86_400, 86_400]) {
    for (const answer of left) expect(await answerTo(wrong)).toEqual(answer)
    expect(await answerTo(wrong)).toEqual({ reason: 'trading_password_locked', retryAfter })
    clock.advance(retryAfter * 1000 - 1000)
    expect(await answerTo(demoTradingPassword)).toEqual({ reason: 'trading_password_locked', retryAfter: 1 })
    clock.advance(1000)
  }
  expect(await answerTo(demoTradingPassword)).toBe('right')
})

test('SEC-8 each counted wrong trading password adds an audit entry with the account, the person and pseudonyms of address and device', async () => {
  await anew()
  const before = await db`select id from audit_entries`
  for (let n = 0; n < 7; n++) await answerTo(wrong)
  await anew()
  await answerTo(demoTradingPassword)
  const entries = await db`
    select event, subject, subject_id as "subjectId", detail from audit_entries where not id = any (${before.map(({ id }) => id)})`
  const pseudonym = expect.stringMatching(/^[0-9a-f]{24}$/)
  const detail = { address: pseudonym, device: pseudonym, person: 1 }
  const entry = { event: 'trading_password_failed', subject: 'client_accounts', subjectId: String(account), detail }
  expect(entries).toEqual(Array(5).fill(entry))
})

test('a right attempt clears the count', async () => {
  await anew()
  for (let n = 0; n < 4; n++) await answerTo(wrong)
  expect(await answerTo(demoTradingPassword)).toBe('right')
  expect(await answerTo(wrong)).toEqual({ reason: 'trading_password_wrong', attemptsLeft: 4 })
})

test('two concurrent calls with one attempt left count one failure, and both are refused as locked', async () => {
  await anew()
  await db`update trading_passwords set failures = 4 where account_id = ${account}`
  const hold = (tx: typeof db | Parameters<Parameters<typeof db.begin>[1]>[0]) =>
    tx`select from trading_passwords where account_id = ${account} for update`
  const answers = await together(db, hold, [() => answerTo(wrong), () => answerTo(wrong)])
  expect(answers).toEqual([
    expect.objectContaining({ reason: 'trading_password_locked' }),
    expect.objectContaining({ reason: 'trading_password_locked' }),
  ])
  expect(await db`select failures from trading_passwords where account_id = ${account}`).toEqual([{ failures: 5 }])
})

test('the count outlives the process and a transaction that is rolled back', async () => {
  await anew()
  for (let n = 0; n < 4; n++)
    await db
      .begin(async (tx) => {
        await tx`select 1`
        await proveTradingPassword(context, { account, person: 1, origin }, wrong)
      })
      .catch(() => undefined)
  // another process knows only the database
  expect(await answerTo(wrong, account, { ...context })).toMatchObject({ reason: 'trading_password_locked' })
})

test('the count of one account does not affect another, not even of the same person', async () => {
  await anew()
  for (let n = 0; n < 5; n++) await answerTo(wrong)
  expect(await answerTo(demoTradingPassword, other)).toBe('right')
  expect(await answerTo(wrong, other)).toEqual({ reason: 'trading_password_wrong', attemptsLeft: 4 })
})

test('a suspended account is refused for any digits, and nothing is counted', async () => {
  await anew()
  for (const password of [wrong, demoTradingPassword])
    expect(await answerTo(password, suspendedOne)).toEqual({ reason: 'account_suspended' })
  const [stored] = await db`select failures from trading_passwords where account_id = ${suspendedOne}`
  expect(stored).toEqual({ failures: 0 })
})

test.each(['', '24681', '2468100', "' or 1=1 --", '二四六八一零'])(
  'the malformed password %j counts as a wrong attempt',
  async (password) => {
    await anew()
    expect(await answerTo(password)).toEqual({ reason: 'trading_password_wrong', attemptsLeft: 4 })
  },
)

test('an account without a trading password and an unknown account are refused as such', async () => {
  await db`delete from trading_passwords where account_id = ${other}`
  for (const id of [other, 999_999]) expect(await answerTo(demoTradingPassword, id)).toEqual({ reason: 'not_found' })
})

test('the six digits are not stored in clear text', async () => {
  const rows = JSON.stringify(await db`select t::text from trading_passwords t`)
  expect(rows).toContain('$argon2id$')
  expect(rows).not.toContain(demoTradingPassword)
})
