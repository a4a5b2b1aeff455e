import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sandboxSecrets } from './sandbox-secrets.ts'
import { parseSecrets, previousNames, secretNames } from './secrets.ts'

const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'foyer-secrets-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}
const key = (byte: number): string => Buffer.alloc(32, byte).toString('base64')

test('the sandbox makes its secrets once, readable by their owner only', () => {
  const dataDir = folder()
  const first = sandboxSecrets(dataDir)
  expect(sandboxSecrets(dataDir)).toEqual(first)
  expect(parseSecrets(first).dataKey.keys.get('')).toHaveLength(32)
  expect(parseSecrets(sandboxSecrets(folder())).dataKey).not.toEqual(parseSecrets(first).dataKey)
  const files = readdirSync(join(dataDir, 'secrets'))
  expect(files.sort()).toEqual(Object.values(secretNames).sort())
  for (const file of files) expect(statSync(join(dataDir, 'secrets', file)).mode & 0o777).toBe(0o600)
})

test('a secret that a newer version requires is added to the existing secrets', () => {
  const dataDir = folder()
  const first = sandboxSecrets(dataDir)
  rmSync(join(dataDir, 'secrets', secretNames.pepper))
  const second = sandboxSecrets(dataDir)
  expect({ ...second, [secretNames.pepper]: '' }).toEqual({ ...first, [secretNames.pepper]: '' })
  expect(parseSecrets(second).pepper.keys.get('')).toHaveLength(32)
})

test('a key ring has the first generation as the current key and contains all generations', () => {
  const texts = { ...sandboxSecrets(folder()), [secretNames.token]: `2026b:${key(2)}, 2026a:${key(1)}` }
  const { token } = parseSecrets(texts)
  expect(token.current).toBe('2026b')
  expect([...token.keys]).toEqual([
    ['2026b', Buffer.alloc(32, 2)],
    ['2026a', Buffer.alloc(32, 1)],
  ])
})

test('O3 a data key may be one key, or a ring in which one key has no kid', () => {
  const parsed = (dataKey: string) =>
    parseSecrets({ ...sandboxSecrets(folder()), [secretNames.dataKey]: dataKey }).dataKey
  expect(parsed(key(1))).toEqual({ current: '', keys: new Map([['', Buffer.alloc(32, 1)]]) })
  const ring = parsed(`b:${key(2)},${key(1)}`)
  expect([ring.current, [...ring.keys]]).toEqual([
    'b',
    [
      ['b', Buffer.alloc(32, 2)],
      ['', Buffer.alloc(32, 1)],
    ],
  ])
})

test('all missing secrets are named in one error', () => {
  expect(() => parseSecrets({})).toThrow(
    'Production needs these secrets in the environment: FOYER_TOKEN_KEYS, FOYER_MASTER_KEYS, FOYER_PEPPER, FOYER_DATA_KEY, FOYER_TWO_LAYER_SECRET, FOYER_DEPLOYMENT_KEY.',
  )
})

test('O3 a previous secret may be configured, and a previous deployment key only with the secret that came with it', () => {
  const texts = sandboxSecrets(folder())
  expect(parseSecrets(texts).previous).toEqual({})
  const secret = { [previousNames.twoLayerSecret]: 'the secret of last year' }
  const deploymentKey = { [previousNames.deploymentKey]: texts[secretNames.deploymentKey] }
  expect(parseSecrets({ ...texts, ...secret, ...deploymentKey }).previous).toEqual({
    twoLayerSecret: 'the secret of last year',
    deploymentKey: texts[secretNames.deploymentKey],
  })
  expect(() => parseSecrets({ ...texts, ...deploymentKey })).toThrow('together with FOYER_TWO_LAYER_SECRET_PREVIOUS')
  expect(() => parseSecrets({ ...texts, [previousNames.twoLayerSecret]: 'short' })).toThrow(
    /^FOYER_TWO_LAYER_SECRET_PREVIOUS must be at least 16 characters\.$/,
  )
})

test.each([
  ['token', ''],
  ['token', key(1)],
  ['token', `a:${key(1)},a:${key(2)}`],
  ['token', `a:${key(1)},`],
  ['master', `a b:${key(1)}`],
  ['master', `a:${Buffer.alloc(16).toString('base64')}`],
  ['pepper', 'not base64!'],
  ['pepper', `${key(1)},${key(2)}`],
  ['dataKey', Buffer.alloc(31).toString('base64')],
  ['dataKey', `a:${key(1)},a:${key(2)}`],
  ['twoLayerSecret', 'short'],
  ['deploymentKey', key(1)],
] as const)('a malformed %s is refused by name and without its value (case %#)', (name, value) => {
  const texts = { ...sandboxSecrets(folder()), [secretNames[name]]: value }
  expect(() => parseSecrets(texts)).toThrow(secretNames[name])
  if (value) expect(() => parseSecrets(texts)).not.toThrow(value)
})
