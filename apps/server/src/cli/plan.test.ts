import { expect, onTestFinished, test } from 'vitest'
import { replaceFunctions } from '../database/functions.ts'
import { planOf } from '../preparation/plan.ts'
import { createTestDatabase, databaseVariables, ownerOf } from '../testing/database.ts'
import { captured, commandFixture } from '../testing/run-command.ts'
import { runCli } from './program.ts'

const { db, variables } = await commandFixture()
const owner = ownerOf(db)
const plan = (...args: string[]) => captured((output) => runCli(['migrate', '--plan', ...args], variables, output))

/** Removes the records of these migrations until the test ends. */
const withoutRecords = async (...ids: number[]) => {
  const records = await owner`select * from migrations where id in ${owner(ids)}`
  await owner`delete from migrations where id in ${owner(ids)}`
  onTestFinished(async () => {
    await owner`insert into migrations ${owner(records)}`
  })
}

test('foyer migrate --plan says that nothing is missing if the database is prepared', async () => {
  expect(await plan()).toEqual({ code: 0, out: 'Nothing is missing.\n', err: '' })
})

test('foyer migrate --plan names functions that are replaced, and the new schema of the job queues', async () => {
  await owner`update function_versions set sha256 = 'older' where name = 'slot-of-nonce.sql'`
  await owner`update pgboss.version set version = version - 1`
  const { out } = await plan()
  expect(out).toContain('Replaced functions, which lock no table: slot-of-nonce.sql')
  expect(out).toMatch(/The job queues get schema \d+ instead of \d+\./)
  await owner`update pgboss.version set version = version + 1`
  await replaceFunctions(owner, Date.now)
  expect((await plan()).out).toBe('Nothing is missing.\n')
})

test('O8 foyer migrate --plan names each lock, its table with its size, and who waits, and changes nothing', async () => {
  await withoutRecords(162, 172)
  await owner`analyze offering_applications`
  const { code, out } = await plan()
  expect(code).toBe(0)
  expect(out).toContain(`0162-orders-at-the-firm.sql: in one transaction, which holds each lock to its end
  alter table offering_applications
    locks offering_applications (`)
  expect(out).toMatch(/locks offering_applications \(0 rows, 0\.\d MB\): ACCESS EXCLUSIVE, reads and writes wait/)
  expect(out).toMatch(/reads all rows of offering_applications: about \d seconds? at most/)
  expect(out).toContain('0172-index-of-orders-at-the-firm.sql: statement by statement')
  expect(out).toMatch(/locks offering_applications \(.*\): SHARE UPDATE EXCLUSIVE, no call waits/)
  expect(await owner`select id from migrations where id in (162, 172)`).toEqual([])
})

test('O8 the plan counts the rows of a table that was analysed, and says so if none was', async () => {
  await withoutRecords(166)
  const sizes = async () => (await planOf(db, [])).sizes
  expect((await sizes()).knowledge_attempts?.rows).toBe(null)
  await owner`analyze knowledge_attempts`
  expect(await sizes()).toMatchObject({ knowledge_attempts: { rows: 0, bytes: expect.any(Number) } })
})

test('O8 the plan names the open transaction that a migration would wait for', async () => {
  await withoutRecords(162)
  await owner.begin(async (tx) => {
    await tx`lock table offerings in share mode`
    const { obstacles } = await planOf(db, [], 0)
    expect(obstacles).toContainEqual(expect.objectContaining({ table: 'offerings', application: 'foyer owner' }))
  })
  expect((await planOf(db, [], 0)).obstacles).toEqual([])
})

test('foyer migrate --plan --json prints every statement with its effects as one line', async () => {
  await withoutRecords(172)
  const { code, out } = await plan('--json')
  expect(code).toBe(0)
  expect(out.trim().split('\n')).toHaveLength(1)
  expect(JSON.parse(out).migrations).toEqual([
    expect.objectContaining({
      name: '0172-index-of-orders-at-the-firm.sql',
      isOutsideTransaction: true,
      isMeasured: true,
      statements: expect.arrayContaining([expect.objectContaining({ scans: ['offering_applications'] })]),
    }),
  ])
})

test('foyer migrate --plan says so if the locks of an old migration were never measured', async () => {
  await withoutRecords(98)
  expect((await plan()).out).toContain('0098-firms-own-systems.sql: in one transaction')
  expect((await plan()).out).toContain('its locks are unknown')
})

test('foyer migrate --plan on an empty database runs no statement that changes it', async () => {
  const { url, drop } = await createTestDatabase('template1')
  onTestFinished(drop)
  const { code, out } = await captured((output) => runCli(['migrate', '--plan'], databaseVariables(url), output))
  expect(code).toBe(0)
  expect(out).toMatch(/^The database is empty: \d+ migrations and \d+ functions would run, and no call waits\.\n$/)
})

test('foyer migrate --plan exits with 2 and one sentence if there is no database', async () => {
  const nowhere = { DATABASE_URL: 'postgres://foyer:x@127.0.0.1:1/foyer' }
  const { code, out, err } = await captured((output) => runCli(['migrate', '--plan'], nowhere, output))
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatch(/^The database cannot be used: .*\.\n$/)
})
