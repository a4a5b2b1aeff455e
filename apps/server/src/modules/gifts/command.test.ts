import { expect, test } from 'vitest'
import { testContext } from '../../testing/context.ts'
import { commandFixture } from '../../testing/run-command.ts'
import { declare } from '../activities/testing.ts'
import { seedFacts } from '../facts/seed.ts'
import { giftsCommand } from './command.ts'

const { db, running } = await commandFixture()
const gifts = running(giftsCommand)
const { context } = await testContext({ db })
await seedFacts(context)

test('Stock of an activity that was never published is refused', async () => {
  expect(await gifts('stock', 'umbrella', '5', '--by', 'Lee')).toEqual({
    code: 2,
    out: '',
    err: 'Activity 493 was never published here.\n',
  })
})

test('The stock of a gift is the total set last, less the chosen gifts', async () => {
  await declare(context, 493)
  expect((await gifts('count')).out).toContain('umbrella: unlimited\n')
  expect(await gifts('stock', 'umbrella', '5', '--by', 'Lee')).toEqual({
    code: 0,
    out: 'umbrella: 5 altogether, 0 chosen, 5 left\n',
    err: '',
  })
  await gifts('stock', 'umbrella', '12', '--by', 'Lee')
  expect(await db`select actor, detail from audit_entries where subject_id = '493 umbrella' order by id`).toEqual([
    { actor: 'operator', detail: { before: { total: null }, after: { total: 5 }, by: 'Lee' } },
    { actor: 'operator', detail: { before: { total: 5 }, after: { total: 12 }, by: 'Lee' } },
  ])
  expect((await gifts('stock', 'umbrella', '13')).err).toContain('--by is the name of the person')
  const { out } = await gifts('count')
  expect(out).toContain('umbrella: 12 altogether, 0 chosen, 12 left\n')
  expect(out).toContain('tea-set: unlimited\n')
})

test.each([
  ['an unknown gift', ['stock', 'yacht', '1', '--by', 'Lee'], 'There is no gift yacht, but tea-set, '],
  ['a negative number', ['stock', 'umbrella', '-1', '--by', 'Lee'], 'Usage: foyer gifts'],
  ['a fraction', ['stock', 'umbrella', '1.5', '--by', 'Lee'], 'Usage: foyer gifts'],
  ['no command', [], 'Usage: foyer gifts'],
])('The command explains %s in a sentence', async (_, args, sentence) => {
  const { code, out, err } = await gifts(...args)
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(sentence)
})
