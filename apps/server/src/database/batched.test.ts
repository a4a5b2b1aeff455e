import { expect, test } from 'vitest'
import { batched } from './batched.ts'

/** A run function that the test answers by hand: one entry for each batch, in the order they began. */
const byHand = () => {
  const begun: {
    items: readonly number[]
    answer: (results: readonly string[]) => void
    fail: (error: Error) => void
  }[] = []
  const add = batched(
    (items: readonly number[]) =>
      new Promise<readonly string[]>((resolve, reject) => begun.push({ items, answer: resolve, fail: reject })),
  )
  const sizes = () => begun.map(({ items }) => items.length)
  return { add, begun, sizes }
}
const texts = (items: readonly number[]) => items.map(String)

test('items of one turn of the event loop form one batch, and each item gets its own result', async () => {
  const { add, begun, sizes } = byHand()
  const results = Promise.all([add(0), add(1), add(2)])
  expect(sizes()).toEqual([])
  await expect.poll(sizes).toEqual([3])
  begun[0]?.answer(['0', '1', '2'])
  expect(await results).toEqual(['0', '1', '2'])
})

test('items that arrive while a batch is running form the next batch', async () => {
  const { add, begun, sizes } = byHand()
  const first = add(0)
  await expect.poll(sizes).toEqual([1])
  const others = Promise.all([add(1), add(2)])
  begun[0]?.answer(['0'])
  expect(await first).toBe('0')
  await expect.poll(sizes).toEqual([1, 2])
  begun[1]?.answer(['1', '2'])
  expect(await others).toEqual(['1', '2'])
})

test('a failed batch rejects its own items and no others', async () => {
  const { add, begun, sizes } = byHand()
  const failed = Promise.allSettled([add(0), add(1)])
  await expect.poll(sizes).toEqual([2])
  const next = add(2)
  begun[0]?.fail(new Error('lost connection'))
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect.poll(sizes).toEqual([2, 1])
  begun[1]?.answer(['2'])
  expect(await next).toBe('2')
})

/** Adds two items together, and then one more item in each turn of the event loop. */
const stream = async (add: (item: number) => Promise<string>, turns: number) => {
  const results = [add(0), add(1)]
  for (let i = 0; i < turns; i++) {
    await new Promise((resolve) => setImmediate(resolve))
    results.push(add(i + 2))
  }
  return { results }
}

test('consecutive turns that each add an item fill one batch, which is sent in the first turn without a new item', async () => {
  const { add, begun, sizes } = byHand()
  const { results } = await stream(add, 8)
  expect(sizes()).toEqual([])
  await expect.poll(sizes).toEqual([10])
  begun[0]?.answer(texts([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]))
  expect((await Promise.all(results)).at(-1)).toBe('9')
})

test('a batch is sent with 48 items when every turn adds another item', async () => {
  const { add, sizes } = byHand()
  await stream(add, 60)
  expect(sizes()).toEqual([48])
})

test('no batch has more than 500 items', async () => {
  const { add, begun } = byHand()
  const results = Promise.all(Array.from({ length: 1200 }, (_, i) => add(i)))
  for (const size of [500, 500, 200]) {
    await expect.poll(() => begun.at(-1)?.items.length).toBe(size)
    const { items, answer } = begun.pop() ?? { items: [], answer: () => undefined }
    answer(texts(items))
  }
  expect(await results).toHaveLength(1200)
})
