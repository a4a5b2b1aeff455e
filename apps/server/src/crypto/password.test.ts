import { expect, test } from 'vitest'
import { createPasswords } from './password.ts'

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

test('a password check for an unknown account takes about as long as a wrong password for a known account', async () => {
  const known = await hash('right')
  const took = async (of: string | undefined): Promise<number> => {
    const began = performance.now()
    expect(await isRight(of, 'wrong')).toBe(false)
    return performance.now() - began
  }
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let i = 0; i < 7; i++) {
    times.known.push(await took(known))
    times.unknown.push(await took(undefined))
  }
  const fastest = (of: readonly number[]): number => Math.min(...of)
  const ratio = fastest(times.unknown) / fastest(times.known)
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})
