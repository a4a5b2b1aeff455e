import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { expect, test, vi } from 'vitest'
import { wallClock } from '../clocks.ts'
import { readIdentifierKey } from '../config/identifier-key.ts'
import { sandboxSecrets } from '../config/sandbox-secrets.ts'
import { parseSecrets } from '../config/secrets.ts'
import type { Context } from '../context.ts'
import { readPostmaster } from '../database/embedded/postmaster.ts'
import type { App } from '../http/app.ts'
import { declare, joins, newcomers, publish } from '../modules/activities/testing.ts'
import { testContext } from '../testing/context.ts'
import { demoNumber, logIn } from '../testing/log-in.ts'
import { registered } from '../testing/registered.ts'
import {
  databaseIn,
  dataFolder,
  installationOf,
  type ServerProcess,
  startFoyerProcess,
  startServerProcess,
} from '../testing/server-process.ts'
import { signIn } from '../testing/sign-in.ts'
import { type Credentials, device } from '../testing/signed-client.ts'
import { startedFolder } from '../testing/started-folder.ts'
import { createBackupKey } from './keys.ts'

// two starts, a backup and a restore on a busy machine
vi.setConfig({ testTimeout: 120_000 })

/** The activity whose join grants a voucher, of which there is a limited number. */
const claimed = 499
/** An activity that anyone may join. */
const open = 901

/** A server in another process, as the app that a device calls. */
const appAt = (origin: string) =>
  ({
    inject: async ({ method, url, headers, payload, remoteAddress }: InjectOptions) => {
      const reply = await fetch(`${origin}${String(url)}`, {
        method: method ?? 'POST',
        headers: { ...(headers as Record<string, string>), 'x-forwarded-for': remoteAddress ?? '' },
        body: String(payload),
        signal: AbortSignal.timeout(20_000),
      })
      const body = await reply.text()
      return { statusCode: reply.status, body, json: () => JSON.parse(body) }
    },
  }) as unknown as App

const contextOf = async (dataDir: string): Promise<Context> => {
  const db = databaseIn(dataDir)
  const secrets = await readIdentifierKey(db, parseSecrets(sandboxSecrets(dataDir)))
  return (await testContext({ db, secrets, clocks: { wall: wallClock, business: wallClock } })).context
}
const termsOf = async ({ db }: Context): Promise<number> => {
  const [row] = await db<{ version: number }[]>`
    select max(version) as version from page_versions where activity = ${claimed}`
  return row?.version ?? 0
}
const outcome = async (command: ServerProcess) => {
  const code = await command.ended
  expect([command.stderr(), code]).toEqual(['', 0])
  return JSON.parse(command.stdout())
}

test('O2 REL-14 a backup made during joins and claims, restored elsewhere after folder and secrets are lost, passes verify and serves on', async () => {
  const dataDir = await startedFolder()
  const backups = join(dirname(dataDir), 'backups')
  mkdirSync(backups)
  const key = join(backups, 'key.txt')
  const recipient = await createBackupKey(key)
  const server = startServerProcess({ DATA_DIR: dataDir, TRUST_PROXY: 'loopback' })
  const app = appAt(`http://127.0.0.1:${await server.ready()}`)
  const context = await contextOf(dataDir)
  const termsVersion = await termsOf(context)

  const client = device(app, context)
  const { areaCode, mobileNo } = demoNumber(1)
  const person = await registered(context, client, `+${areaCode}${mobileNo}`)
  const joinBody = () => ({ key: randomUUID(), termsVersion, residence: 'hong_kong' })
  const join499 = async (from: typeof client, as: Credentials) =>
    (await from.post(`/api/user/${claimed}/join`, joinBody(), as)).json()
  await declare(context, open)
  await publish(context, open)
  const { data: before } = await join499(client, person)
  expect(before.participation.reference).toMatch(/./)

  const someone = newcomers(app, context)
  let [joined, isOver] = [0, false]
  // strangers join and claim until the server is killed, which leaves calls without an answer
  void Promise.all(
    [1, 2].map(async () => {
      while (!isOver) {
        const { from, as } = await someone()
        await join499(from, as)
        if ((await joins(from, as, open)).status === 0) joined++
      }
    }),
  ).catch(() => undefined)
  const untilJoined = (more: number) => {
    const least = joined + more
    return vi.waitFor(() => expect(joined).toBeGreaterThanOrEqual(least), { timeout: 60_000 })
  }
  await untilJoined(5)
  const made = await outcome(
    startFoyerProcess(['backup', '--to', backups, '--recipient', recipient, '--json'], { DATA_DIR: dataDir }),
  )
  await untilJoined(2)

  server.child.kill('SIGKILL')
  process.kill(readPostmaster(installationOf(dataDir))?.pid ?? 0, 'SIGKILL')
  isOver = true
  await server.ended
  for (const path of [installationOf(dataDir).home, dataDir]) rmSync(path, { recursive: true, force: true })

  const elsewhere = dataFolder()
  const restored = await outcome(
    startFoyerProcess(['restore', made.path, '--key', key, '--json'], { DATA_DIR: elsewhere }),
  )
  expect(restored).toMatchObject({ moment: made.moment, differences: [] })
  expect(restored.figures.participations).toBeGreaterThan(10)
  expect(restored.figures.participations).toBeLessThan(2 * joined)

  const next = startServerProcess({ DATA_DIR: elsewhere, TRUST_PROXY: 'loopback' })
  const nextApp = appAt(`http://127.0.0.1:${await next.ready()}`)
  const nextContext = await contextOf(elsewhere)
  expect(await outcome(startFoyerProcess(['verify', '--json'], { DATA_DIR: elsewhere }))).toMatchObject({
    differences: [],
  })

  const again = device(nextApp, nextContext)
  const back = await signIn(nextContext, again, demoNumber(1))
  const { login } = await logIn(nextContext, again, back, '88001001', demoNumber(1))
  const { data } = (await again.post('/api/user/rewards', { tab: 'available' }, login)).json()
  expect(data.rewards).toContainEqual(expect.objectContaining({ type: 'exchange_voucher' }))
  expect((await join499(again, login)).data.participation.reference).toBe(before.participation.reference)
  const { from, as } = await newcomers(nextApp, nextContext)()
  expect((await join499(from, as)).status).toBe(0)
  expect(await next.stop()).toBe(0)
})
