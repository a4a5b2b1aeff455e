import { setTimeout as wait } from 'node:timers/promises'
import postgres from 'postgres'
import { startDatabase } from '../runner/database.ts'
import { type Attack, type Finding, ms, probeDuring, shownCounts, withServer } from './attack.ts'

const readOnlyTime = 10_000
const limit = 30_000

/** Simulates a failover as the server sees it: its connections reach a standby, which accepts no changes. */
export const readOnly: Attack = {
  name: 'read-only',
  title: `REL-9 the database takes no changes for ${readOnlyTime / 1000} s`,
  run: async (): Promise<Finding[]> => {
    const database = await startDatabase()
    const admin = postgres(database.superuserUrl, { max: 1, onnotice: () => undefined })
    const set = async (value: 'on' | 'off') => {
      await admin.unsafe(`alter system set default_transaction_read_only = ${value}`)
      await admin`select pg_reload_conf()`
    }
    const findings = await withServer(
      async ({ url }): Promise<Finding[]> => {
        const status = async (path: string) => (await fetch(url + path)).status
        await set('on')
        const begun = performance.now()
        while ((await status('/readyz')) === 200 && performance.now() - begun < limit) await wait(20)
        const noticed = performance.now() - begun
        const reads = await probeDuring(`${url}/api/activities`, () => wait(readOnlyTime - noticed))
        await set('off')
        const ended = performance.now()
        while ((await status('/readyz')) !== 200 && performance.now() - ended < limit) await wait(20)
        const back = performance.now() - ended
        return [
          { figure: '/readyz turns 503 after', value: ms(noticed), bar: '≤ 5 s', holds: noticed <= 5_000 },
          { figure: 'reads meanwhile that failed', value: shownCounts(reads.others) },
          { figure: '/readyz turns 200 after the end', value: ms(back), bar: '≤ 5 s', holds: back <= 5_000 },
        ]
      },
      { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl },
    )
    await admin.end()
    await database.stop()
    return findings
  },
}
