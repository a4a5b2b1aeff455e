import { expect, test } from 'vitest'
import { keep } from './keep.ts'

/** Something asked for, each time with an answer of its own to come. */
const asking = () => {
  const asked: { resolve(value: string): void; reject(error: Error): void }[] = []
  const kept = keep(() => new Promise<string>((resolve, reject) => asked.push({ resolve, reject })))
  return { asked, kept }
}

test('what is kept is asked for once, and again after it was forgotten or failed', async () => {
  const { asked, kept } = asking()
  const both = Promise.all([kept.get(), kept.get()])
  asked[0]!.resolve('one')
  expect(await both).toEqual(['one', 'one'])
  kept.forget()
  const failed = kept.get()
  asked[1]!.reject(new Error('no'))
  await expect(failed).rejects.toThrow('no')
  const again = kept.get()
  asked[2]!.resolve('three')
  expect(await again).toBe('three')
  expect(asked).toHaveLength(3)
})

test('a failure of what was forgotten does not touch what was asked for since', async () => {
  const { asked, kept } = asking()
  const first = kept.get()
  kept.forget()
  const second = kept.get()
  asked[0]!.reject(new Error('no'))
  await expect(first).rejects.toThrow('no')
  expect(kept.get()).toBe(second)
})
