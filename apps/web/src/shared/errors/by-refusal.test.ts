import { expect, test } from 'vitest'
import { pathTo } from '../../platform/path-to.ts'
import { failureOf } from '../../platform/session.ts'
import type { FormOf, Places } from '../form/places.ts'
import type { useFormCall } from '../form/use-form-call.ts'
import type { useConfirmed } from '../offerings/apply/use-confirmed.ts'
import type { useOnce } from '../once/use-once.ts'
import type { ByRefusal, Known } from './by-refusal.ts'

type ItemCall = 'POST /user/493/gift/item'
type Form = FormOf<'POST /user/proof/give', 'code', 'login_locked'>

const places: Places<Form> = {
  sms_code_wrong: 'code',
  sms_code_locked: 'code',
  sms_code_expired: 'code',
  sms_code_missing: 'code',
  totp_wrong: 'code',
}
const { totp_wrong, ...placesWithoutOne } = places

// only the compiler checks the hooks and their callers; no test calls them
declare const hooks: {
  useOnce: typeof useOnce
  useConfirmed: typeof useConfirmed
  useFormCall: typeof useFormCall
}
const useComparisons = () => {
  const path = pathTo('POST /user/493/gift/item')
  const { state } = hooks.useOnce({ name: 'item', path, person: 'a' })
  // @ts-expect-error the call declares no such refusal
  hooks.useOnce({ name: 'item', path, person: 'a', onRefused: (reason) => void (reason === 'points_short') })
  const cancelling = hooks.useConfirmed({
    name: 'a',
    path: pathTo('POST /user/:number/offerings/cancel', { number: 491 }),
  })
  const cancel = async () => {
    const outcome = await cancelling.confirm({ reference: 'F1' }, '123456')
    if (outcome.kind !== 'refused') return
    expect(outcome.reason === 'application_final').toBe(true)
    // @ts-expect-error only an application is refused for lack of funds
    expect(outcome.reason === 'funds_short').toBe(false)
  }
  if (state.kind !== 'refused') return cancel
  expect([state.reason === 'gift_packed', state.reason === 'rate_limited', state.reason === 'network']).toBeDefined()
  // @ts-expect-error the call declares no such refusal
  expect(state.reason === 'points_short').toBe(false)
  return cancel
}
const useErasure = () => {
  const path = pathTo('POST /user/privacy/erasure')
  hooks.useOnce({ name: 'erasure', path, person: 'a', around: (send) => send() })
  // @ts-expect-error the call declares `fresh_proof_needed`, so it is wrapped
  hooks.useOnce({ name: 'erasure', path, person: 'a' })
}
const useForms = () => {
  hooks.useFormCall<Form, 'checking'>({ places })
  // @ts-expect-error `totp_wrong` has no place
  hooks.useFormCall<Form, 'checking'>({ places: placesWithoutOne })
  // @ts-expect-error no call of the form is refused for a wrong password
  hooks.useFormCall<Form, 'checking'>({ places, onFailed: (reason) => reason === 'login_wrong' })
}

test('a comparison with a reason that the call never gives does not compile', () => {
  expect(useComparisons).toBeTypeOf('function')
  expect(failureOf<ItemCall>({}).reason === 'gift_packed').toBe(false)
  // @ts-expect-error without a call, only the reasons of every call can be compared with
  expect(failureOf({}).reason === 'gift_packed').toBe(false)
  // @ts-expect-error a public document is not signed
  expect(failureOf<'GET /films'>({}).reason === 'token_expired').toBe(false)
})

test('an act that may require a fresh proof does not compile without one', () => {
  expect(useErasure).toBeTypeOf('function')
})

test('a table does not compile if it lacks a refusal of its calls, or names a reason that they never give', () => {
  const complete: ByRefusal<ItemCall, 'gift', 'activity_queued' | 'key_reused' | 'not_found'> = {
    activity_sold_out: 'gift',
    gift_packed: 'gift',
  }
  // @ts-expect-error `gift_packed` is missing
  const lacking: typeof complete = { activity_sold_out: 'gift' }
  // @ts-expect-error the call declares no such refusal
  const strange: typeof complete = { activity_sold_out: 'gift', gift_packed: 'gift', points_short: 'gift' }
  // @ts-expect-error the call declares no such refusal, so that the table cannot leave it out
  const left: ByRefusal<ItemCall, 'gift', 'activity_queued' | 'key_reused' | 'not_found' | 'points_short'> = complete
  expect([lacking, strange, left]).toBeDefined()
})

test('a treatment of one reason after the other that lacks a refusal does not compile', () => {
  const { reason } = failureOf<ItemCall>({})
  reason satisfies Known<ItemCall, 'activity_queued' | 'activity_sold_out' | 'gift_packed' | 'key_reused' | 'not_found'>
  // @ts-expect-error `not_found` is missing
  reason satisfies Known<ItemCall, 'activity_queued' | 'activity_sold_out' | 'gift_packed' | 'key_reused'>
  expect(reason).toBe('unexpected')
})

test('a form whose places lack a refusal of its calls does not compile', () => {
  expect([useForms, totp_wrong]).toBeDefined()
})
