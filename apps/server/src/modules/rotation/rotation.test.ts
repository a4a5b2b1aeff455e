import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkKnownKeys } from '../../config/known-keys.ts'
import { seal, unseal } from '../../crypto/at-rest.ts'
import { kidOf, unnamed } from '../../crypto/key-ring.ts'
import { hashesOf } from '../../crypto/keyed-hash.ts'
import { testContext } from '../../testing/context.ts'
import { commandFixture } from '../../testing/run-command.ts'
import { personOf } from '../identity/persons.ts'
import { mobileHash } from '../identity/public.ts'
import { keysCommand } from './command.ts'
import { rotationFigures } from './figures.ts'
import { rotateKeysJob } from './job.ts'
import { retireRemovedKeys } from './retired.ts'
import { rotate } from './rotate.ts'
import { settleValues } from './settle.ts'
import { ringOf } from './testing.ts'

const fixture = await commandFixture()
const { context, clock } = await testContext({ db: fixture.db, secrets: fixture.secrets })
const { db, secrets, modules } = context
const now = clock.clocks.wall()
await checkKnownKeys(db, secrets, now)

const withKids = (...kids: string[]) => ({
  ...secrets,
  dataKey: ringOf(secrets.dataKey, kids),
  pepper: ringOf(secrets.pepper, kids),
})
const both = withKids('b', unnamed)
const rotation = { db, secrets: both, modules }
const figures = async () => {
  const source = { db, clocks: clock.clocks, secrets: both, modules, poolMax: 1 }
  return (await rotationFigures.read(source)).foyer_rotation_left as ReadonlyMap<string, number>
}
const stored = async (id: number) => {
  const [row] = await db<[{ hash: Buffer; sealed: Buffer }]>`
    select mobile_hash as hash, mobile_sealed as sealed from persons where id = ${id}`
  return row
}

test('O3 foyer keys says that nothing is left while there is one key, and refuses an unknown word', async () => {
  const run = fixture.running(keysCommand)
  const { code, out } = await run()
  expect([code, out]).toEqual([
    0,
    'FOYER_DATA_KEY: everything is under the key without a kid\nFOYER_PEPPER: everything is under the key without a kid\n',
  ])
  expect((await run('everything')).code).toBe(2)
})

test('O3 a person, an erased one, and a JSON object come under the current keys, and the figure counts what is left', async () => {
  const person = await personOf(db, secrets, '+85251600001', now)
  const gone = await personOf(db, secrets, '+85251600002', now)
  await db`update persons set mobile_hash = ${randomBytes(32)}, mobile_sealed = ${seal(secrets.dataKey, '')} where id = ${gone.id}`
  const order = randomUUID()
  const received = { item: 'meal', mobile: seal(secrets.dataKey, '+85251600001').toString('base64') }
  await db`
    insert into sandbox_partner_orders (id, partner, received, outcome, received_at)
    values (${order}, 'food-platform', ${db.json(received)}, 'delivered', ${new Date(now)})`
  const before = await figures()
  expect(['persons.mobile_hash', 'persons.mobile_sealed'].map((name) => before.get(name))).toEqual([2, 2])
  expect(before.get('sandbox_partner_orders.received.mobile')).toBe(1)

  expect(await rotate(rotation)).toMatchObject({ isOver: true, failed: new Map() })
  expect([...(await figures()).values()].every((count) => count === 0)).toBe(true)
  const row = await stored(person.id)
  expect(row.hash).toEqual(hashesOf(both.pepper, 'mobile', '+85251600001')[0])
  expect(kidOf((await stored(gone.id)).hash)).toBe('b')
  const [entry] = await db<[{ received: typeof received }]>`
    select received from sandbox_partner_orders where id = ${order}`
  expect(entry.received.item).toBe('meal')
  expect(unseal(withKids('b').dataKey, Buffer.from(entry.received.mobile, 'base64'))).toBe('+85251600001')
  // again: there is nothing to do
  expect((await rotate(rotation)).moved).toBe(0)
})

test('O3 a value that cannot be opened is left and reported, the others are moved, and its key is not retired', async () => {
  const damaged = await personOf(db, secrets, '+85251600003', now)
  const fine = await personOf(db, secrets, '+85251600004', now)
  await db`update persons set mobile_sealed = '\\x00' where id = ${damaged.id}`
  const { failed } = await rotate(rotation)
  expect([...failed]).toEqual([
    ['persons.mobile_sealed', 1],
    ['persons.mobile_hash', 1],
  ])
  expect((await stored(fine.id)).hash).toEqual(mobileHash(both, '+85251600004'))
  await expect(rotateKeysJob.run({ ...context, secrets: both }, {})).rejects.toThrow('persons.mobile_sealed 1')
  await expect(retireRemovedKeys(db, withKids('b'), modules, now)).rejects.toThrow(
    'FOYER_DATA_KEY is still needed: persons.mobile_sealed 1. FOYER_PEPPER is still needed: persons.mobile_hash 1.',
  )
  await db`delete from persons where id = ${damaged.id}`
})

test('O3 a move waits for no call that holds a row, and the next run completes it', async () => {
  const busy = await personOf(db, secrets, '+85251600005', now)
  const free = await personOf(db, secrets, '+85251600006', now)
  await db.begin(async (tx) => {
    await tx`select from persons where id = ${busy.id} for update`
    await rotate({ ...rotation, secrets: { ...both, dataKey: secrets.dataKey } })
  })
  expect([(await stored(busy.id)).hash, (await stored(free.id)).hash]).toEqual([
    mobileHash(secrets, '+85251600005'),
    mobileHash(both, '+85251600006'),
  ])
  expect((await rotate(rotation)).failed.size).toBe(0)
  expect((await stored(busy.id)).hash).toEqual(mobileHash(both, '+85251600005'))
})

test('O3 settled values have the hash of the current pepper in every table within the transaction', async () => {
  const person = await personOf(db, secrets, '+85251600007', now)
  await db.begin(async (tx) => {
    await settleValues(tx, { secrets: both, modules }, 'mobile', ['+85251600007'])
    expect((await personOf(tx, both, '+85251600007', now)).id).toBe(person.id)
  })
  // a server that writes with the other pepper moves it back, and the job moves it again
  const back = withKids(unnamed, 'b')
  await db.begin((tx) => settleValues(tx, { secrets: back, modules }, 'mobile', ['+85251600007']))
  expect((await stored(person.id)).hash).toEqual(mobileHash(secrets, '+85251600007'))
  await rotate(rotation)
  expect((await stored(person.id)).hash).toEqual(mobileHash(both, '+85251600007'))
})

test('O3 a removed key is retired once, and counts as needed again if it returns', async () => {
  const names = () => db`select name from key_fingerprints where retired_at is not null order by name`
  await checkKnownKeys(db, both, now)
  await retireRemovedKeys(db, withKids('b'), modules, now)
  expect(await names()).toEqual([{ name: 'FOYER_DATA_KEY' }, { name: 'FOYER_PEPPER' }])
  await checkKnownKeys(db, both, now)
  expect(await names()).toEqual([])
  await retireRemovedKeys(db, withKids('b'), modules, now)
})
