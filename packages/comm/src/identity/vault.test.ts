import { expect, test } from 'vitest'
import { defaultKeyNames } from '../storage/key-names.ts'
import { memoryStorage } from '../storage/memory.ts'
import { signToken } from '../testing/tokens.ts'
import { readClaims } from './token.ts'
import { createVault, type Grant } from './vault.ts'

const tokenOf = (jti: string, lvl: 'tourist' | 'register' = 'register'): string =>
  signToken({ sub: 'u1', lvl, sid: 'session', jti, iat: 1, exp: 2 })
const grantOf = (jti: string): Grant => ({ token: tokenOf(jti), wrappedKey: 'AAAA', params: { socketPwd: jti } })

const open = (storage = memoryStorage()) => {
  const vault = createVault(storage, defaultKeyNames, 'register')
  const write = (grant: Grant) => {
    const claims = readClaims(grant.token, 'register')
    if (claims) vault.write(grant, claims)
  }
  return { storage, vault, write }
}

test('I12 a level is stored as token, app key and public parameters under the configured names', () => {
  const storage = memoryStorage()
  const names = { ...defaultKeyNames, registerToken: 'T', registerAppKey: 'K', registerParams: 'P' }
  const vault = createVault(storage, names, 'register')
  const grant = grantOf('k1.a')
  vault.write(grant, readClaims(grant.token, 'register') ?? expect.fail())
  expect(storage.get('T')).toBe(grant.token)
  expect(storage.get('K')).toBe('k1.a AAAA')
  expect(storage.get('P')).toBe('{"socketPwd":"k1.a"}')
  expect(vault.read()?.grant).toEqual(grant)
})

test.each([
  ['token', 'registerToken', ''],
  ['token', 'registerToken', 'garbage'],
  ['token', 'registerToken', 'a.!!!.c'],
  ['token', 'registerToken', `a.${Buffer.from('{"lvl":"register"}').toString('base64url')}.c`],
  ['token', 'registerToken', `a.${Buffer.from('null').toString('base64url')}.c`],
  ['token of another level', 'registerToken', tokenOf('k1.a', 'tourist')],
  ['app key', 'registerAppKey', ''],
  ['app key', 'registerAppKey', 'AAAA'],
  ['app key of another token', 'registerAppKey', 'k1.b AAAA'],
  ['parameters', 'registerParams', ''],
  ['parameters', 'registerParams', '{'],
  ['parameters', 'registerParams', '[]'],
  ['parameters', 'registerParams', '"x"'],
  ['parameters', 'registerParams', '{"socketPwd":5}'],
  ['parameters', 'registerParams', '{"socketPwd":"k1.a","visits":5}'],
  ['parameters', 'registerParams', 'null'],
] as const)(
  'I15 a corrupt or foreign %s reads as nothing stored, and is replaced by the next grant',
  (_what, name, value) => {
    const { storage, vault, write } = open()
    write(grantOf('k1.a'))
    storage.set(defaultKeyNames[name], value)
    expect(vault.read()).toBeUndefined()
    write(grantOf('k1.c'))
    expect(vault.read()?.grant).toEqual(grantOf('k1.c'))
  },
)

test('I15 a token stored with the parameters of another person reads as nothing stored', () => {
  const { storage, vault, write } = open()
  const ownGrant = { ...grantOf('k1.a'), params: { socketPwd: 'a', mobileUserCode: 'u1' } }
  write(ownGrant)
  expect(vault.read()?.grant).toEqual(ownGrant)
  storage.set(defaultKeyNames.registerParams, JSON.stringify({ socketPwd: 'b', mobileUserCode: 'u2' }))
  expect(vault.read()).toBeUndefined()
})

test('removing a token does not remove the one that replaced it meanwhile', () => {
  const { vault, write } = open()
  write(grantOf('k1.a'))
  write(grantOf('k1.b'))
  vault.removeToken(tokenOf('k1.a'))
  expect(vault.read()?.grant.token).toBe(tokenOf('k1.b'))
  vault.removeToken(tokenOf('k1.b'))
  expect(vault.read()).toBeUndefined()
  expect(vault.params()).toEqual({ socketPwd: 'k1.b' })
})

test('I12 a grant is complete only after its last write: the old one is removed first, and the token is written last', () => {
  const steps: string[] = []
  const memory = memoryStorage()
  const { write, vault } = open({
    ...memory,
    set: (name, value) => {
      memory.set(name, value)
      steps.push(`set ${name}`)
      if (name !== defaultKeyNames.registerToken) expect(vault.read()).toBeUndefined()
    },
    remove: (name) => {
      memory.remove(name)
      steps.push(`remove ${name}`)
    },
  })
  const { registerToken, registerAppKey, registerParams } = defaultKeyNames
  for (const jti of ['k1.a', 'k1.b']) {
    steps.length = 0
    write(grantOf(jti))
    expect(steps).toEqual([
      `remove ${registerToken}`,
      `remove ${registerAppKey}`,
      `set ${registerParams}`,
      `set ${registerAppKey}`,
      `set ${registerToken}`,
    ])
  }
})

test('I13 of a level that ends nothing remains: the values of a login are emptied, those of any other level are removed', () => {
  for (const level of ['tourist', 'register', 'login'] as const) {
    const storage = memoryStorage()
    const vault = createVault(storage, defaultKeyNames, level)
    const token = signToken({ sub: 'u1', lvl: level, sid: 'session', jti: 'k1.a', iat: 1, exp: 2 })
    const names = [`${level}Token`, `${level}AppKey`, `${level}Params`] as const
    const stored = () => names.map((name) => storage.get(defaultKeyNames[name]))
    vault.write({ token, wrappedKey: 'AAAA', params: { a: 'b' } }, readClaims(token, level) ?? expect.fail())
    expect(stored()).toEqual([token, 'k1.a AAAA', '{"a":"b"}'])
    vault.clear()
    expect(stored()).toEqual(level === 'login' ? ['', '', ''] : [null, null, null])
  }
})

test('E4 empty parameters tell other tabs that a person left, and stay stored', () => {
  const { vault, write } = open()
  expect(vault.mark()).toBeNull()
  write(grantOf('k1.a'))
  expect(vault.mark()).toBe('{"socketPwd":"k1.a"}')
  vault.markLeft()
  expect([vault.mark(), vault.params(), vault.read()]).toEqual(['', undefined, undefined])
  vault.clear()
  expect(vault.mark()).toBe('')
})
