import { afterAll, expect, test } from 'vitest'
import { wallClock } from '../clocks.ts'
import { connect } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { jobsOf } from '../module.ts'
import { modules } from '../modules/all.ts'
import { createTestDatabase } from '../testing/database.ts'
import { installJobs } from './install-jobs.ts'

test.each([1, 2, 3])(
  'ADOPT-1 REL-4 three servers that start at the same time on an empty database all install it (try %i)',
  async () => {
    const { ownerUrl: url, drop } = await createTestDatabase('template1')
    const pools = [1, 2, 3].map((n) => connect(url, { max: 4, name: `foyer test ${n}` }))
    afterAll(async () => {
      for (const pool of pools) await pool.end({ timeout: 5 })
      await drop()
    })
    await Promise.all(
      pools.map(async (db) => {
        await migrate(db, wallClock)
        await installJobs(db)
      }),
    )
    const queues = await (pools[0] ?? expect.fail())`select name from pgboss.queue`
    expect(queues.map(({ name }) => name)).toEqual(expect.arrayContaining(jobsOf(modules).map(({ name }) => name)))
  },
)
