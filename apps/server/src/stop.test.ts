import { expect, test } from 'vitest'
import { stopAll } from './stop.ts'

test('REL-1 a stop abandons a step that hangs, reports it, and continues with the next one', async () => {
  const steps: string[] = []
  const failures: unknown[] = []
  await stopAll(
    [
      () => new Promise(() => steps.push('hangs')),
      () => Promise.reject(new Error('of its own')),
      async () => {
        steps.push('last')
      },
    ],
    20,
    (error) => failures.push(error),
  )
  expect(steps).toEqual(['hangs', 'last'])
  expect(failures.map(String)).toEqual(['Error: a step of the stop took longer than 20 ms', 'Error: of its own'])
})
