import * as argon2 from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { createPasswords } from './password.ts'

const verify = vi.fn(argon2.verify)
const { hash, isRight } = createPasswords(undefined, { hash: argon2.hash, verify })

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
  verify.mockClear()
  expect(await isRight(known, 'wrong')).toBe(false)
  expect(await isRight(undefined, 'wrong')).toBe(false)
  const [ofKnown, ofUnknown, ...others] = verify.mock.calls.map(([of]) => String(of))
  /** algorithm, version and cost, and the lengths of salt and hash */
  const workOf = (of = '') => of.split('$').map((part, at) => (at > 3 ? part.length : part))
  expect(ofKnown).toBe(known)
  expect(workOf(ofUnknown)).toEqual(workOf(known))
  expect(others).toEqual([])
})
