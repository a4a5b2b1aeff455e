import { expect, test } from 'vitest'
import { replyOf, requestHashOf } from './idempotency.ts'

const body = { stage: 'one', residence: 'hong_kong', consents: ['terms'] }
const hash = requestHashOf(801, body)

test('N13 a call with its fields in another order has the same request hash', () => {
  const { stage, residence, consents } = body
  for (const other of [
    { consents, residence, stage },
    { residence, stage, consents },
    { stage, consents, residence },
  ])
    expect(requestHashOf(801, other)).toEqual(hash)
})

test.each<[what: string, activity: number, request: Record<string, unknown>]>([
  ['of another activity', 802, body],
  ['with another value', 801, { ...body, stage: 'two' }],
  ['with a field more', 801, { ...body, agreed: true }],
  ['with a field less', 801, { stage: 'one', residence: 'hong_kong' }],
  ['whose fields have changed their values', 801, { ...body, stage: 'hong_kong', residence: 'one' }],
])('N13 a call %s has another request hash', (_, activity, request) => {
  expect(requestHashOf(activity, request)).not.toEqual(hash)
})

test('N13 a used key gives the same call its stored reply and another call key_reused, and a new key has no reply', () => {
  const once = { personId: 1, key: 'k', requestHash: hash }
  const stored = { requestHash: hash.toString('hex'), reply: { reference: 'R' } }
  expect(replyOf(stored, once)).toEqual({ reference: 'R' })
  expect(replyOf(null, once)).toBeUndefined()
  const other = { ...once, requestHash: requestHashOf(802, body) }
  expect(() => replyOf(stored, other)).toThrow(expect.objectContaining({ reason: 'key_reused' }))
})
