import { expect, test } from 'vitest'
import { seal } from '../../crypto/at-rest.ts'
import { hongKongTime } from '../../hong-kong.ts'
import { testApp } from '../../testing/context.ts'
import { clientNoHash } from './client-no.ts'
import { holderOf, isOfAge } from './holder.ts'

const { app, context, clock } = await testApp()
const { db, secrets } = context

const holderUnder = async (clientNo: string) => {
  const [account] = await db<[{ id: number }]>`
    select id from client_accounts where client_no_hash = ${clientNoHash(secrets, clientNo)}`
  return holderOf(context, db, account.id)
}
const opened = async (facts: object) => {
  const reply = await app.inject({ method: 'POST', url: '/dev/clients', payload: { mobile: '+85251240001', ...facts } })
  return holderUnder(reply.json().data.clientNo)
}

test('One person has the same hash in all their accounts, and no other person has it', async () => {
  const [first, second, another] = [
    await holderUnder('88001001'),
    await holderUnder('88001002'),
    await holderUnder('88002001'),
  ]
  expect(first).toMatchObject({ document: 'hkid', isAdult: true })
  expect(second?.holderHash).toEqual(first?.holderHash)
  expect(another?.holderHash).not.toEqual(first?.holderHash)
})

test('The sandbox opens accounts with another document, for one person under two numbers, and for a child', async () => {
  const [one, other] = [await opened({ holder: 'X' }), await opened({ mobile: '+85251240002', holder: 'X' })]
  expect(other?.holderHash).toEqual(one?.holderHash)
  expect(await opened({ document: 'mainland_id' })).toMatchObject({ document: 'mainland_id', isAdult: true })
  expect(await opened({ age: 17 })).toMatchObject({ isAdult: false })
  expect(await opened({ age: 18 })).toMatchObject({ isAdult: true })
})

test.each([
  ['2008-11-22', '2026-11-21', false],
  ['2008-11-22', '2026-11-22', true],
  ['2008-02-29', '2026-02-28', false],
  ['2008-02-29', '2026-03-01', true],
])('A person born on %s is an adult on %s: %s', (born, today, adult) => {
  expect(isOfAge(born, today)).toBe(adult)
})

test('A person becomes an adult at midnight in Hong Kong on their 18th birthday', async () => {
  const [account] = await db<[{ id: number }]>`
    select id from client_accounts where client_no_hash = ${clientNoHash(secrets, '88002001')}`
  const tomorrow = hongKongTime(context.clocks.business() + 86_400_000).date
  const born = `${Number(tomorrow.slice(0, 4)) - 18}${tomorrow.slice(4)}`
  await db`update client_identities set born_sealed = ${seal(secrets.dataKey, born)} where account_id = ${account.id}`
  const midnight = Date.parse(`${tomorrow}T00:00:00+08:00`)
  clock.advance(midnight - 1 - context.clocks.business())
  expect((await holderOf(context, db, account.id))?.isAdult).toBe(false)
  clock.advance(1)
  expect((await holderOf(context, db, account.id))?.isAdult).toBe(true)
})

test('An account without a holder on record has no holder', async () => {
  expect(await holderOf(context, db, 999_999)).toBeUndefined()
})
