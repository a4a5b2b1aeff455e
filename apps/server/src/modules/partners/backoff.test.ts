import { expect, test } from 'vitest'
import { testClock } from '../../testing/clock.ts'
import { PartnerInBackoff, withBackoff } from './backoff.ts'
import type { Answer } from './partner.ts'

test('R29 after a failure a partner is not called for 20 s, and once it answers it is called normally', async () => {
  const clock = testClock()
  let calls = 0
  let answers = false
  const partner = {
    confirm: async (): Promise<Answer> => {
      calls++
      if (!answers) throw new Error('no answer')
      return 'delivered'
    },
  }
  const rested = withBackoff('quiet', partner, clock.clocks)
  const confirm = () => rested.confirm({ order: '1', item: 'meal', member: 'm' })
  await expect(confirm()).rejects.toThrow('no answer')
  await expect(confirm()).rejects.toThrow(PartnerInBackoff)
  expect(calls).toBe(1)
  clock.advance(20_000)
  answers = true
  expect(await confirm()).toBe('delivered')
  expect(await confirm()).toBe('delivered')
  expect(calls).toBe(3)
})
