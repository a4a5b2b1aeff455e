import { refusals } from '@foyer/protocol/errors'
import { expect, test } from 'vitest'
import { ofSignedCall } from './refusals.ts'

test('N13 a refusal of the signature, the session or the level precedes the look-up of the key', () => {
  for (const reason of ofSignedCall) expect(refusals[reason].attempt, reason).toBe('refuseBeforeKey')
})
