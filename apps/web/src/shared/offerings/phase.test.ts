import type { Offering, OfferingDates } from '@foyer/contract/offerings'
import { describe, expect, test } from 'vitest'
import { phaseAt } from './phase.ts'

const dates: OfferingDates = { opens: 10, cutOff: 20, closes: 30, allotment: 40, refund: 50, listed: 60 }
const offering = (phase: Offering['phase']) => ({ phase, dates })

describe('the phase between two answers of the server', () => {
  test('goes on with the moments of its clock', () => {
    const seen = [9, 10, 19, 20, 29, 30, 45].map((now) => phaseAt(offering('upcoming'), now))
    expect(seen).toEqual(['upcoming', 'open', 'open', 'cut_off', 'cut_off', 'closed', 'closed'])
  })

  test('has no result before the server says so, and never goes back', () => {
    expect(phaseAt(offering('closed'), 55)).toBe('closed')
    expect(phaseAt(offering('allotted'), 15)).toBe('allotted')
  })
})
