import { afterEach, expect, test, vi } from 'vitest'
import { sha256 } from './digest.ts'

afterEach(() => vi.unstubAllGlobals())

const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

test('sha256 returns the SHA-256 hash in lower-case hex', async () => {
  expect(await sha256(new Blob(['abc']))).toBe(abc)
})

test('sha256 returns the same hash on a plain HTTP page, which has no WebCrypto', async () => {
  vi.stubGlobal('crypto', { getRandomValues: () => undefined })
  expect(await sha256(new Blob(['abc']))).toBe(abc)
  expect(await sha256(new Blob([]))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
})
