import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type KeyRing, unnamed } from '../crypto/key-ring.ts'
import { testDatabase } from '../testing/database.ts'
import { testSecrets } from '../testing/secrets.ts'
import { startServerProcess } from '../testing/server-process.ts'
import { startedFolder } from '../testing/started-folder.ts'
import { checkKnownKeys } from './known-keys.ts'

const db = await testDatabase()
const secrets = testSecrets()
const now = Date.UTC(2026, 0, 5)
await checkKnownKeys(db, secrets, now)

const withKey = ({ current, keys }: KeyRing, kid: string, key: Buffer): KeyRing => ({
  current,
  keys: new Map([...keys, [kid, key]]),
})
const other = randomBytes(32)
const ringOf = (key: Buffer): KeyRing => ({ current: unnamed, keys: new Map([[unnamed, key]]) })

test.each([
  ['the pepper', { pepper: ringOf(other) }, 'FOYER_PEPPER'],
  ['the data key', { dataKey: ringOf(other) }, 'FOYER_DATA_KEY'],
  [
    'a token key under a known kid',
    { token: withKey(secrets.token, secrets.token.current, other) },
    'FOYER_TOKEN_KEYS',
  ],
  [
    'a master key under a known kid',
    { master: withKey(secrets.master, secrets.master.current, other) },
    'FOYER_MASTER_KEYS',
  ],
])('REL-7 the server refuses to start with another value for %s and names it', async (_, change, name) => {
  const attempt = checkKnownKeys(db, { ...secrets, ...change }, now)
  await expect(attempt).rejects.toThrow(`other keys: ${name}`)
})

test('REL-7 O3 the server starts with the previous keys, with an additional token key, and without a retired key', async () => {
  await checkKnownKeys(db, secrets, now)
  await checkKnownKeys(db, { ...secrets, token: withKey(secrets.token, 'next', other) }, now)
  await checkKnownKeys(db, secrets, now)
  await expect(
    checkKnownKeys(db, { ...secrets, token: withKey(secrets.token, 'next', randomBytes(32)) }, now),
  ).rejects.toThrow('FOYER_TOKEN_KEYS next')
})

test('REL-7 a sandbox whose pepper file was deleted ends its start with one sentence', async () => {
  const DATA_DIR = await startedFolder()
  rmSync(join(DATA_DIR, 'secrets/FOYER_PEPPER'))
  const server = startServerProcess({ DATA_DIR, LOG_LEVEL: 'fatal' })
  expect(await server.ended).toBe(1)
  expect(server.stderr()).toMatch(/^This database was written with other keys: FOYER_PEPPER\. .*\n$/)
})
