import { expect, test } from 'vitest'
import { batched } from './batch.ts'

/** A run that is answered by hand: one entry for each batch, in the order they began. */
const byHand = () => {
  const begun: {
    items: readonly number[]
    answer: (results: readonly string[]) => void
    fail: (error: Error) => void
  }[] = []
  const ask = batched(
    (items: readonly number[]) =>
      new Promise<readonly string[]>((resolve, reject) => begun.push({ items, answer: resolve, fail: reject })),
  )
  const sizes = () => begun.map(({ items }) => items.length)
  return { ask, begun, sizes }
}
const texts = (items: readonly number[]) => items.map(String)

test('items that come while two batches are under way go together in the next, each with its own result', async () => {
  const { ask, begun, sizes } = byHand()
  const results = Promise.all(Array.from({ length: 10 }, (_, i) => ask(i)))
  expect(sizes()).toEqual([1, 1])
  begun[0]?.answer(['0'])
  await expect.poll(sizes).toEqual([1, 1, 8])
  begun[2]?.answer(texts(begun[2].items))
  begun[1]?.answer(['1'])
  expect(await results).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
})

test('a failure fails the items of its batch and no other', async () => {
  const { ask, begun, sizes } = byHand()
  const results = Promise.allSettled([ask(0), ask(1), ask(2), ask(3)])
  begun[0]?.fail(new Error('lost connection'))
  await expect.poll(sizes).toEqual([1, 1, 2])
  begun[1]?.answer(['1'])
  begun[2]?.answer(['2', '3'])
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
  const after = ask(4)
  begun[3]?.answer(['4'])
  expect(await after).toBe('4')
})

test('no batch is longer than 500', async () => {
  const { ask, begun, sizes } = byHand()
  const results = Promise.all(Array.from({ length: 1202 }, (_, i) => ask(i)))
  begun[0]?.answer(['0'])
  begun[1]?.answer(['1'])
  await expect.poll(sizes).toEqual([1, 1, 500, 500])
  for (const { items, answer } of begun.slice(2)) answer(texts(items))
  await expect.poll(sizes).toEqual([1, 1, 500, 500, 200])
  begun[4]?.answer(texts(begun[4].items))
  expect(await results).toHaveLength(1202)
})
