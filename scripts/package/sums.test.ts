import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@foyer/testing/memory'
import { expect, test } from 'vitest'
import { root } from '../process.ts'
import { openSigner, writeSums } from './sums.ts'

const folder = testFolder()
const newKey = (name: string): string => {
  const file = join(folder, name)
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', name, '-f', file])
  return file
}
const key = newKey('key')
const otherKey = newKey('other-key')

/** The commands under a heading of docs/deploying.md, which this test runs as they are. */
const commandsUnder = (heading: string): string => {
  const section = readFileSync(join(root, 'docs/deploying.md'), 'utf8')
    .split(/^## /m)
    .find((one) => one.startsWith(`${heading}\n`))
  return /```sh\n(.*?)```/s.exec(section ?? '')?.[1] ?? expect.fail(`no commands under ${heading}`)
}
const verify = (release: string) => spawnSync('sh', ['-c', commandsUnder('Verify a release')], { cwd: release })

let releases = 0
/** A folder with two files, as `npm run package` leaves it, and with what an administrator knows about the key. */
const release = (environment: NodeJS.ProcessEnv, trusted = key): string => {
  const to = join(folder, `release-${releases++}`)
  mkdirSync(to)
  writeFileSync(join(to, 'foyer-0.1.0-linux-x64.tar.gz'), 'the archive')
  writeFileSync(join(to, 'foyer-0.1.0-linux-x64.cdx.json'), '{}')
  const names = ['foyer-0.1.0-linux-x64.tar.gz', 'foyer-0.1.0-linux-x64.cdx.json']
  writeSums(to, names, openSigner(environment))
  writeFileSync(join(to, 'allowed_signers'), `foyer-release ${readFileSync(`${trusted}.pub`, 'utf8')}`)
  return to
}

test.each([
  ['a file', { RELEASE_SIGNING_KEY_FILE: key }],
  ['a variable without its last line break', { RELEASE_SIGNING_KEY: readFileSync(key, 'utf8').trim() }],
])('a release that was signed with a key from %s passes the documented commands', (_, environment) => {
  expect(verify(release(environment)).status).toBe(0)
})

test.each([
  ['a changed byte of the archive', (to: string) => appendFileSync(join(to, 'foyer-0.1.0-linux-x64.tar.gz'), ' ')],
  [
    'a changed byte of the bill of materials',
    (to: string) => appendFileSync(join(to, 'foyer-0.1.0-linux-x64.cdx.json'), ' '),
  ],
  [
    'a changed archive with its new sum',
    (to: string) => {
      writeFileSync(join(to, 'foyer-0.1.0-linux-x64.tar.gz'), 'another archive')
      const sums = execFileSync('sha256sum', ['foyer-0.1.0-linux-x64.tar.gz'], { cwd: to })
      writeFileSync(join(to, 'SHA256SUMS'), sums)
    },
  ],
  [
    'a signature of another namespace',
    (to: string) => {
      const sums = readFileSync(join(to, 'SHA256SUMS'))
      const signed = execFileSync('ssh-keygen', ['-Y', 'sign', '-f', key, '-n', 'file'], { input: sums, stdio: 'pipe' })
      writeFileSync(join(to, 'SHA256SUMS.sig'), signed)
    },
  ],
])('the documented commands refuse %s', (_, change) => {
  const to = release({ RELEASE_SIGNING_KEY_FILE: key })
  change(to)
  expect(verify(to).status).not.toBe(0)
})

test('the documented commands refuse a release that was signed with another key', () => {
  expect(verify(release({ RELEASE_SIGNING_KEY_FILE: otherKey })).status).not.toBe(0)
})

test('without a key a release has sums, no signature and not the signature of an earlier release', () => {
  const to = release({ RELEASE_SIGNING_KEY_FILE: key })
  writeSums(to, ['foyer-0.1.0-linux-x64.tar.gz'], openSigner({}))
  expect(existsSync(join(to, 'SHA256SUMS.sig'))).toBe(false)
  expect(readFileSync(join(to, 'SHA256SUMS'), 'utf8')).toMatch(/^[0-9a-f]{64} {2}foyer-0\.1\.0-linux-x64\.tar\.gz\n$/)
})

test.each([
  ['both variables', { RELEASE_SIGNING_KEY: 'x', RELEASE_SIGNING_KEY_FILE: key }, 'are both set'],
  ['text that is no key', { RELEASE_SIGNING_KEY: 'hunter2' }, 'could not sign with the release key'],
  ['a file that does not exist', { RELEASE_SIGNING_KEY_FILE: '/nowhere/key' }, 'could not sign with the release key'],
])('a key from %s is refused before anything is built', (_, environment, message) => {
  const act = () => openSigner(environment)
  expect(act).toThrow(message)
  expect(act).not.toThrow('hunter2')
})
