import { signatureSkew } from '@foyer/protocol/limits'
import { expect, test } from 'vitest'
import { serverClock } from './clock.ts'

test('COMM-21 V11 a reply that took as long as a nonce may be off sets the clock, and a reply that took ten times as long does not', () => {
  const learnt = (duration: number): boolean => {
    const clock = serverClock(() => duration, { read: () => null, write: () => undefined })
    clock.learn(0, 0, duration)
    return clock.isKnown
  }
  expect([signatureSkew, signatureSkew + 1, signatureSkew * 10].map(learnt)).toEqual([true, false, false])
})
