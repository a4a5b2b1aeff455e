import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connect } from '../database/connect.ts'
import { createTestDatabase } from '../testing/database.ts'
import { dataFolder, startFoyerProcess } from '../testing/server-process.ts'

test('foyer serve waits for foyer migrate and runs no job, which foyer work does beside it', async () => {
  const { ownerUrl, drop } = await createTestDatabase('template1')
  onTestFinished(drop)
  const variables = { DATABASE_URL: ownerUrl, DATA_DIR: dataFolder() }
  const server = startFoyerProcess(['serve'], variables)
  await expect.poll(server.stdout).toContain('waiting for foyer migrate')

  const migration = startFoyerProcess(['migrate'], variables)
  expect(await migration.ended).toBe(0)
  const port = await server.ready()
  expect((await fetch(`http://127.0.0.1:${port}/config.json`)).status).toBe(200)

  const db = connect(ownerUrl, { max: 1, name: 'foyer test' })
  onTestFinished(() => db.end({ timeout: 1 }))
  const seals = async () => (await db<{ n: number }[]>`select count(*)::int as n from audit_seals`)[0]?.n
  await db`insert into pgboss.job (name) values ('seal-audit')`
  const worker = startFoyerProcess(['work'], variables)
  await vi.waitFor(() => expect(worker.stdout()).toMatch(/its health is at http:\/\/localhost:\d+\/readyz/), 60_000)
  await expect.poll(seals).toBeGreaterThan(0)
  expect(await worker.stop()).toBe(0)
  expect(await server.stop()).toBe(0)
})

test('foyer work refuses the embedded database, which belongs to the process that serves', async () => {
  const worker = startFoyerProcess(['work'], { DATA_DIR: dataFolder() })
  expect(await worker.ended).toBe(1)
  expect(worker.stderr()).toBe(
    'foyer work needs DATABASE_URL: the embedded database belongs to the process that serves.\n',
  )
})

test('foyer ends without an error if its reader closes the pipe early, as head does', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), '--help'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.destroy()
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
  expect([code, complaint]).toEqual([0, ''])
})
