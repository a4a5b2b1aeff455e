import { expect, test } from 'vitest'
import { ownerOf, testDatabase } from '../database.ts'
import { hasPreviousRelease, previousFilesNaming, withPreviousRelease } from '../previous-release/history.ts'
import { measureEffects } from './measure.ts'
import { planted, sound } from './planted.ts'
import { faultsOf } from './rules.ts'

const owner = ownerOf(await testDatabase())

const faultsIn = async (sql: string): Promise<string[]> =>
  faultsOf({ sql, effects: await measureEffects(owner, sql) }, { previous: '0.1.0', filesNaming: () => [] })

test.for(planted)('O8 REL-15 the check of migrations finds $fault', async ({ sql, found }) => {
  expect(await faultsIn(sql)).toContainEqual(expect.stringMatching(found))
})

test.for(sound)('O8 the check of migrations accepts $fault', async ({ sql }) => {
  expect(await faultsIn(sql)).toEqual([])
})

test('O8 a concurrent index that cannot be built again fails when its migration is measured', async () => {
  const sql = '-- outside a transaction\ncreate index concurrently planted_once on merchants (id)'
  await expect(faultsIn(sql)).rejects.toThrow('relation "planted_once" already exists')
})

test.runIf(hasPreviousRelease)(
  withPreviousRelease('O8 a contract is refused for a column that sources of the previous release name'),
  async () => {
    const sql = '-- contract: nothing since 0.1.0 uses the column gift_pictures.reward_id\nselect 1'
    const statement = 'alter table gift_pictures drop column reward_id'
    const effect = { statement, locks: {}, scans: [], rewrites: [], changes: [] }
    const effects = [{ ...effect, removes: ['drops the column gift_pictures.reward_id'] }]
    const faults = faultsOf({ sql, effects }, { previous: '0.1.0', filesNaming: previousFilesNaming })
    expect(faults).toContainEqual(expect.stringMatching(/which apps\/server\/src\/modules\/gifts\/\S+ of the previous/))
    const unknown = { ...effect, removes: ['drops the column gift_pictures.never_there'] }
    const other = sql.replace('reward_id', 'never_there')
    expect(
      faultsOf({ sql: other, effects: [unknown] }, { previous: '0.1.0', filesNaming: previousFilesNaming }),
    ).toEqual([])
  },
)
