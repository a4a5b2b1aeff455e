import type { Application, ApplicationReply } from '@foyer/api/offerings'
import { expect, test } from 'vitest'
import { currentApplication } from './current-application.ts'

const application: Application = {
  reference: 'A1',
  offering: 'bond',
  lots: 2,
  method: 'cash',
  amount: 20_000_00,
  fees: { handling: 0, brokerage: 0, sfcLevy: 0, afrcLevy: 0, exchangeFee: 0 },
  feesTotal: 0,
  loan: 0,
  interest: 0,
  blocked: 20_000_00,
  status: 'submitted',
  refusal: null,
  lotsAllotted: null,
  drawnLots: null,
  settlement: null,
  at: 1,
  cancellableUntil: 9,
  steps: [],
}
const mine = (applications: Application[]): ApplicationReply['mine'] => ({
  asOf: 2,
  available: 0,
  lendable: 0,
  accountType: 'cash',
  holderRule: null,
  applications,
  elsewhere: [],
})

test('a repeated application has the status that the account reports now, such as cancelled', () => {
  const cancelled = { ...application, status: 'cancelled' as const }
  expect(currentApplication({ application, mine: mine([{ ...application, reference: 'A2' }, cancelled]) }).status).toBe(
    'cancelled',
  )
  expect(currentApplication({ application, mine: mine([]) })).toBe(application)
})
