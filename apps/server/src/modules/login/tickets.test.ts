import { beforeEach, expect, test } from 'vitest'
import { testContext } from '../../testing/context.ts'
import { seedDemoClients } from '../accounts/add-demo-clients.ts'
import { accountIdsOf } from '../accounts/client-no.ts'
import { personOf } from '../identity/persons.ts'
import { endSessions, removeBeginnings } from '../identity/sessions.ts'
import { issueLoginTicket } from './tickets.ts'

const { context } = await testContext()
const { db, secrets, clocks } = context
await seedDemoClients(context)
const accountId = (await accountIdsOf(db, secrets, ['88001001'])).get('88001001') ?? 0
const now = clocks.wall()
const [person, other] = [
  await personOf(db, secrets, '+85251000001', now),
  await personOf(db, secrets, '+85251000002', now),
]
const issue = (sub: string, sid: string) =>
  issueLoginTicket(db, { identifierKey: secrets.identifierKey, caller: { sub, sid }, now, accountId })
const left = async () =>
  (
    await db<{ of: string }[]>`
      select user_code || ' ' || session_id as of from login_tickets join persons on persons.id = person_id order by 1`
  ).map(({ of }) => of)

const [own, elsewhere] = ['session-1', 'session-2']
const others = `${other.userCode} ${elsewhere}`

beforeEach(async () => {
  await db`delete from login_tickets`
  await issue(person.userCode, own)
  await issue(person.userCode, elsewhere)
  await issue(other.userCode, elsewhere)
})

test('SEC-7 the tickets of a login are deleted with the other sessions of their person, except those of the own session', async () => {
  await db.begin((tx) => removeBeginnings(tx, context, person.id, own))
  expect(await left()).toEqual([`${person.userCode} ${own}`, others].sort())
})

test('SEC-7 no ticket of a login remains when all sessions of its person end', async () => {
  await db.begin((tx) => endSessions(tx, context, person.id, now))
  expect(await left()).toEqual([others])
})
