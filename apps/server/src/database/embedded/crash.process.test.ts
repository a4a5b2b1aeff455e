import { expect, test, vi } from 'vitest'
import { wallClock } from '../../clocks.ts'
import { readIdentifierKey } from '../../config/identifier-key.ts'
import { sandboxSecrets } from '../../config/sandbox-secrets.ts'
import { parseSecrets } from '../../config/secrets.ts'
import type { App } from '../../http/app.ts'
import { declare, joinBody, newcomers, publish } from '../../modules/activities/testing.ts'
import { testContext } from '../../testing/context.ts'
import { databaseIn, installationOf, startServerProcess } from '../../testing/server-process.ts'
import { startedFolder } from '../../testing/started-folder.ts'
import { readPostmaster } from './postmaster.ts'

// two crashes and recoveries on a busy machine
vi.setConfig({ testTimeout: 120_000 })

const number = 901
/** Concurrent callers, more than a server has connections. */
const callers = 40

test('N13 REL-10 a server survives kill -9 of its whole database: calls in progress get the error unavailable, and the next ones succeed', async () => {
  const dataDir = await startedFolder()
  const server = startServerProcess({ DATA_DIR: dataDir })
  const origin = `http://127.0.0.1:${await server.ready()}`
  const db = databaseIn(dataDir)
  const { context } = await testContext({
    db,
    secrets: await readIdentifierKey(db, parseSecrets(sandboxSecrets(dataDir))),
    clocks: { wall: wallClock, business: wallClock },
  })
  await declare(context, number)
  await publish(context, number)
  // signs calls; the app is not used
  const someone = newcomers({} as App, context)
  const persons: Awaited<ReturnType<typeof someone>>[] = []
  for (let n = 0; n < callers; n++) persons.push(await someone())
  let bodies = persons.map(() => joinBody())

  const join = async (nth: number): Promise<string> => {
    const { from, as } = persons[nth] ?? (await someone())
    const { headers, payload } = from.sign(`/api/user/${number}/join`, bodies[nth] ?? {}, as)
    const reply = await fetch(`${origin}/api/user/${number}/join`, {
      method: 'POST',
      headers,
      body: String(payload),
      signal: AbortSignal.timeout(10_000),
    })
    const { reason = 'done' } = (await reply.json()) as { reason?: string }
    // a crash loses the nonces, so the caller signs again, as every client does; see docs/decisions/0041
    return reason === 'signature_stale' ? join(nth) : reason
  }
  const joinAll = () => Promise.all(persons.map((_, nth) => join(nth)))
  const postmaster = () => readPostmaster(installationOf(dataDir))?.pid ?? 0
  const backends = async () => {
    const rows = await db<{ pid: number }[]>`select pid from pg_stat_activity where pid <> pg_backend_pid()`
    return rows.map(({ pid }) => pid)
  }
  const waiting = async () => {
    const [row] = await db<[{ count: number }]>`select count(*)::int as count from pg_locks where not granted`
    return row.count
  }

  for (let crashes = 1; crashes <= 2; crashes++) {
    let under: ReturnType<typeof joinAll> | undefined
    const holding = databaseIn(dataDir).begin(async (tx) => {
      // every caller waits for this table, within a transaction
      await tx`lock table participations in exclusive mode`
      under = joinAll()
      await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(10), { timeout: 60_000 })
      for (const pid of [postmaster(), ...(await backends())]) process.kill(pid, 'SIGKILL')
      await under
    })
    await expect(holding).rejects.toThrow()
    const refused = ((await under) ?? []).filter((reason) => reason !== 'done')
    // a call that reached the table only after the recovery was not in progress during the crash
    expect(refused.length).toBeGreaterThan(10)
    expect(new Set(refused)).toEqual(new Set(['unavailable']))
    await vi.waitFor(
      () => expect(server.stdout().split('the database server was restarted')).toHaveLength(crashes + 1),
      {
        timeout: 30_000,
      },
    )
    for (let round = 1; round <= 3; round++) expect(await joinAll()).toEqual(Array(callers).fill('done'))
    await db`delete from participations where activity = ${number}`
    bodies = persons.map(() => joinBody())
  }
  expect(server.child.exitCode).toBeNull()
  expect(await server.stop()).toBe(0)
})
