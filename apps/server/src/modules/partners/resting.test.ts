import { expect, test } from 'vitest'
import { testClock } from '../../testing/clock.ts'
import type { Answer } from './partner.ts'
import { PartnerResting, resting } from './resting.ts'

test('R29 a partner that did not answer is left alone for 20 s, and asked as before once it answers', async () => {
  const clock = testClock()
  let asked = 0
  let answers = false
  const partner = {
    confirm: async (): Promise<Answer> => {
      asked++
      if (!answers) throw new Error('no answer')
      return 'delivered'
    },
  }
  const rested = resting('quiet', partner, clock.clocks)
  const confirm = () => rested.confirm({ order: '1', item: 'meal', member: 'm' })
  await expect(confirm()).rejects.toThrow('no answer')
  await expect(confirm()).rejects.toThrow(PartnerResting)
  expect(asked).toBe(1)
  clock.advance(20_000)
  answers = true
  expect(await confirm()).toBe('delivered')
  expect(await confirm()).toBe('delivered')
  expect(asked).toBe(3)
})
