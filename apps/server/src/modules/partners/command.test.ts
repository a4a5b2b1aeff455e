import { expect, test } from 'vitest'
import { openCode } from '../../engine/voucher-codes.ts'
import { testContext } from '../../testing/context.ts'
import { commandFixture } from '../../testing/run-command.ts'
import { declare } from '../activities/testing.ts'
import { vouchersCommand } from './command.ts'

const { db, secrets, running, written: fileOf } = await commandFixture()
const vouchers = running(vouchersCommand)
const { context } = await testContext({ db })
await declare(context, 499)
const importing = (path: string, activity = '499', item = 'meal') =>
  vouchers('import', path, '--activity', activity, '--item', item, '--by', 'Lee')
const stock = () => db`select stage, total, remaining from activity_stock where activity = 499`

test('R29 an import adds each code once: known codes are skipped, in any spelling', async () => {
  expect(await importing(fileOf('code', 'AAAA-1', 'BBBB-2'))).toEqual({
    code: 0,
    out: '499 meal: 2 new, 0 known already\n',
    err: '',
  })
  expect((await importing(fileOf('aaaa-1', 'BBBB-2', 'CCCC-3'))).out).toBe('499 meal: 1 new, 2 known already\n')
  expect([...(await stock())]).toEqual([{ stage: 'meal', total: 3, remaining: 3 }])
  expect((await vouchers('count')).out).toBe('499 meal: 3 codes, 0 granted, 3 left\n')
  const [first] = await db<[{ id: number }]>`select min(id) as id from voucher_codes`
  expect(await openCode(db, secrets, first.id)).toBe('AAAA-1')
})

test('R29 a faulty file imports nothing, and each fault is reported on a line of its own', async () => {
  const path = fileOf('DDDD-4', 'EEEE 5', 'DDDD-4')
  expect(await importing(path)).toEqual({
    code: 1,
    out: '',
    err: `${path}: line 2: is no code: 4 to 40 letters, digits and hyphens\n${path}: line 3: is the code of line 1 again\nNothing was imported.\n`,
  })
  expect((await importing(fileOf(''))).err).toBe(`${path}: holds no code\n`)
  expect((await vouchers('count')).out).toBe('499 meal: 3 codes, 0 granted, 3 left\n')
})

test('R29 a file with more codes than one statement accepts is imported completely', async () => {
  const codes = Array.from({ length: 2_500 }, (_, nth) => `LONG-${nth}`)
  expect((await importing(fileOf(...codes))).out).toBe('499 meal: 2500 new, 0 known already\n')
  expect([...(await stock())]).toMatchObject([{ total: 2_503, remaining: 2_503 }])
  const [last] = await db`select actor, subject_id, detail from audit_entries where event = 'import' order by id desc`
  expect(last).toEqual({
    actor: 'operator',
    subject_id: '499 meal',
    detail: { added: 2500, known: 0, import: expect.any(String), by: 'Lee' },
  })
})

test.each([
  [
    'an item the activity does not give',
    ['import', 'X', '--activity', '499', '--item', 'tea', '--by', 'Lee'],
    'gives no tea, but meal',
  ],
  [
    'an activity that gives nothing',
    ['import', 'X', '--activity', '501', '--item', 'meal', '--by', 'Lee'],
    'Activity 501 gives nothing',
  ],
  [
    'a missing file',
    ['import', '/nowhere/codes', '--activity', '499', '--item', 'meal', '--by', 'Lee'],
    'cannot be read (ENOENT)',
  ],
  ['a missing name', ['import', 'X', '--activity', '499', '--item', 'meal'], '--by is the name of the person'],
  ['an unknown option', ['import', 'X', '--activities', '499'], 'Usage: foyer vouchers'],
  ['a missing command', [], 'Usage: foyer vouchers'],
])('R29 the command reports %s in a sentence and exits with 2', async (_, args, sentence) => {
  const path = fileOf('FFFF-6')
  const { code, out, err } = await vouchers(...args.map((arg) => (arg === 'X' ? path : arg)))
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(sentence)
})
