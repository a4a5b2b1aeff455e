import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { testFolder } from '@foyer/testing/memory'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nameAt } from '../backup/folder.ts'
import { faultsOfServer } from '../database/server-facts.ts'
import { backupFindings } from './backups.ts'
import { clientFindings, pageHash } from './clients.ts'
import { diskFindings, nodeFindings } from './machine.ts'
import { originFindings } from './origins.ts'

const folder = testFolder()
const hour = 3_600_000

test.each([
  [{ version: 140_009, encoding: 'UTF8' }, ['must be PostgreSQL 15 or newer, not 14.']],
  [{ version: 180_004, encoding: 'LATIN1' }, ['must have the encoding UTF8.']],
  [{ version: 150_001, encoding: 'UTF8' }, []],
])('a database server with %j has the faults %j', (facts, ends) => {
  expect(faultsOfServer(facts)).toEqual(ends.map((end) => `The database named by DATABASE_URL ${end}`))
})

test('the doctor warns of a disk that is nearly full, and reports a full disk as a fault', () => {
  const statusWith = (gibibytes: number) => diskFindings({ DATA_DIR: folder }, () => gibibytes * 2 ** 30).status
  expect([statusWith(50), statusWith(4), statusWith(0.5)]).toEqual(['ok', 'warning', 'fault'])
  expect(diskFindings({ DATA_DIR: join(folder, 'not/yet') }).status).not.toBe('fault')
  expect(diskFindings({ DATA_DIR: '/dev/null/data' }).status).toBe('fault')
})

test.each([
  [undefined, 'sandbox', []],
  [undefined, 'production', ['warning BACKUP_DIR is not set, so the age of the newest backup is unknown here.']],
  [26 * hour, 'production', [`ok the newest one in ${folder}/backups is 26 hours old`]],
  [26 * hour + 1000, 'sandbox', [`warning the newest one in ${folder}/backups is 26 hours old`]],
  ['none', 'production', [`warning There is no backup in ${folder}/backups.`]],
  [
    'no folder',
    'production',
    [`fault The folder ${folder}/backups cannot be read (ENOENT): create it, or name another.`],
  ],
] as const)(
  'REL-14 if the age of the newest backup is %s, the doctor of a %s says so: %j',
  (age, FOYER_MODE, lines) => {
    const now = Date.UTC(2026, 10, 26, 12)
    const BACKUP_DIR = age === undefined ? undefined : join(folder, 'backups')
    rmSync(join(folder, 'backups'), { recursive: true, force: true })
    if (BACKUP_DIR !== undefined && age !== 'no folder') mkdirSync(BACKUP_DIR)
    if (typeof age === 'number')
      for (const made of [now - age, now - 3 * age]) writeFileSync(join(BACKUP_DIR ?? '', nameAt(made)), 'a backup')
    expect(
      backupFindings({ FOYER_MODE, BACKUP_DIR }, now).map(({ status, message }) => `${status} ${message}`),
    ).toEqual(lines)
  },
)

test('an old version of Node is a fault', () => {
  expect([nodeFindings('22.1.0').status, nodeFindings('24.0.0').status]).toEqual(['fault', 'ok'])
})

test('a client that is missing, or of another release than the server, is a fault that names it', () => {
  const CLIENT_DIR = join(folder, 'clients')
  mkdirSync(join(CLIENT_DIR, 'institution'), { recursive: true })
  writeFileSync(join(CLIENT_DIR, 'index.html'), 'retail')
  const statuses = (pages?: Record<string, string>) =>
    clientFindings(
      { CLIENT_DIR, INSIGHTS: undefined, INSIGHTS_DIR: '', CONSOLE: undefined, CONSOLE_DIR: '' },
      pages && { version: '1.0.0', platform: 'linux-x64', pages },
    ).map(({ status, message }) => `${status} ${message}`)
  expect(statuses()).toEqual([expect.stringMatching(/^fault The client institution is not built in .*institution:/)])
  writeFileSync(join(CLIENT_DIR, 'institution/index.html'), 'institution')
  expect(statuses()).toEqual([expect.stringMatching(/^ok they are built/)])
  const pages = { retail: pageHash(CLIENT_DIR), institution: pageHash(join(CLIENT_DIR, 'institution')) }
  expect(statuses(pages)).toEqual([expect.stringMatching(/^ok/)])
  expect(statuses({ ...pages, retail: 'other' })).toEqual([
    expect.stringMatching(/^fault The client retail in .* is not the one of release 1\.0\.0\.$/),
  ])
})

describe('TLS of a host', () => {
  const paths = { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') }
  const server = createServer({})
  const now = Date.now()
  let port: number
  beforeAll(async () => {
    // cspell:ignore subj addext keyout
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '90']
    const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
    execFileSync('openssl', [...made, ...named, '-keyout', paths.key, '-out', paths.cert], { stdio: 'ignore' })
    server.setSecureContext({ key: readFileSync(paths.key), cert: readFileSync(paths.cert) })
    server.on('tlsClientError', () => undefined)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => server.close())
  const found = async (at: number, options = {}) => {
    const [finding] = await originFindings(['localhost'], at, { port, host: '127.0.0.1', ...options })
    return finding
  }

  test('a trusted certificate is in order, and a warning before it ends', async () => {
    const options = { ca: readFileSync(paths.cert) }
    expect(await found(now, options)).toMatchObject({ status: 'ok', message: expect.stringContaining('TLSv1.3') })
    expect(await found(now + 80 * 86_400_000, options)).toMatchObject({ status: 'warning' })
  })

  test('a certificate that no authority signed is a fault', async () => {
    expect(await found(now)).toMatchObject({ status: 'fault', message: expect.stringContaining('is not trusted') })
  })

  test('a host that cannot be reached is a warning', async () => {
    expect(await found(now, { port: 1 })).toMatchObject({
      status: 'warning',
      message: 'localhost cannot be reached from here (ECONNREFUSED)',
    })
  })
})
