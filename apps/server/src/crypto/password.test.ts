import { expect, test, vi } from 'vitest'

// another file of this worker may have loaded the module without the spy
vi.resetModules()
vi.doMock('@node-rs/argon2', { spy: true })
const { verify } = await import('@node-rs/argon2')
const { createPasswords } = await import('./password.ts')

const { hash, isRight } = createPasswords()

test('a password is stored as a salted argon2id hash (64 MiB, three passes), and only that password matches it', async () => {
  const [first, second] = [await hash('Foyer-demo-1'), await hash('Foyer-demo-1')]
  expect(first).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
  expect(first).not.toBe(second)
  expect(await isRight(first, 'Foyer-demo-1')).toBe(true)
  expect(await isRight(first, 'foyer-demo-1')).toBe(false)
  expect(await isRight(first, '')).toBe(false)
  expect(await isRight(first, 'Ｆoyer-demo-１')).toBe(true)
})

test('a password check for an unknown account does the work of a check for a known account: one hash of the same cost, salt and length', async () => {
  const known = await hash('right')
  const checked = vi.mocked(verify)
  checked.mockClear()
  expect(await isRight(known, 'wrong')).toBe(false)
  expect(await isRight(undefined, 'wrong')).toBe(false)
  const [ofKnown, ofUnknown, ...others] = checked.mock.calls.map(([of]) => String(of))
  /** algorithm, version and cost, and the lengths of salt and hash */
  const workOf = (of = '') => of.split('$').map((part, at) => (at > 3 ? part.length : part))
  expect(ofKnown).toBe(known)
  expect(workOf(ofUnknown)).toEqual(workOf(known))
  expect(others).toEqual([])
})
