import { expect, test } from 'vitest'
import { stopAll } from './stop.ts'

test('REL-1 a stop leaves a step behind that hangs, reports it, and takes the next one', async () => {
  const taken: string[] = []
  const failures: unknown[] = []
  await stopAll(
    [
      () => new Promise(() => taken.push('hangs')),
      () => Promise.reject(new Error('of its own')),
      async () => {
        taken.push('last')
      },
    ],
    20,
    (error) => failures.push(error),
  )
  expect(taken).toEqual(['hangs', 'last'])
  expect(failures.map(String)).toEqual(['Error: a step of the stop took longer than 20 ms', 'Error: of its own'])
})
