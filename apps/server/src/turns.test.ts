import { expect, test } from 'vitest'
import { turns } from './turns.ts'

/** A task that the test ends. */
const task = () => {
  let end: (result: string) => void = () => {}
  const promise = new Promise<string>((resolve) => {
    end = resolve
  })
  let begun = false
  return {
    run: () => {
      begun = true
      return promise
    },
    isBegun: () => begun,
    end: (result: string) => end(result),
  }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('with two places and a queue of two, two of five tasks run, two wait in order and the fifth is refused unstarted', async () => {
  const take = turns(2, 2)
  const tasks = Array.from({ length: 5 }, task)
  const results = tasks.map(({ run }) => take(run))
  await expect(results[4]).rejects.toMatchObject({ reason: 'unavailable', detail: { retryAfter: 2 } })
  const begun = () => tasks.map(({ isBegun }) => isBegun())
  expect(begun()).toEqual([true, true, false, false, false])
  tasks[1]?.end('second')
  expect(await results[1]).toBe('second')
  await settled()
  expect(begun()).toEqual([true, true, true, false, false])
  for (const { end } of tasks) end('done')
  expect(await Promise.all(results.slice(0, 4))).toEqual(['done', 'second', 'done', 'done'])
  const late = task()
  late.end('late')
  expect(await take(late.run)).toBe('late')
})

test('a task that is aborted while it waits never starts, and frees its place in the queue', async () => {
  const take = turns(1, 1)
  const [holding, waiting, next, late] = [task(), task(), task(), task()]
  const held = take(holding.run)
  const givenUp = new AbortController()
  const refused = expect(take(waiting.run, givenUp.signal)).rejects.toMatchObject({ reason: 'unavailable' })
  givenUp.abort()
  await refused
  const accepted = take(next.run)
  holding.end('held')
  next.end('next')
  expect(await Promise.all([held, accepted])).toEqual(['held', 'next'])
  expect(waiting.isBegun()).toBe(false)
  await expect(take(late.run, AbortSignal.abort())).rejects.toMatchObject({ reason: 'unavailable' })
  expect(late.isBegun()).toBe(false)
})

test('a task that fails releases its place', async () => {
  const take = turns(1, 0)
  for (let i = 0; i < 3; i++) await expect(take(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await take(async () => 'done')).toBe('done')
})
