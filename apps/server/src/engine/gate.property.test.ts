import { activityPhase, eligibilityRule, gateState } from '@foyer/api/activities'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type GateFacts, resolveGate } from './gate.ts'

/** The states in the order of product.md. The gate is the first state whose condition is true. */
const reasons: readonly [ReturnType<typeof resolveGate>, (facts: GateFacts) => boolean][] = [
  ['mainland', ({ withheld }) => withheld],
  ['joined', ({ joined }) => joined],
  ['not_started', ({ phase }) => phase === 'upcoming'],
  ['ended', ({ phase }) => phase === 'ended'],
  ['anonymous', ({ joinLevel, level }) => joinLevel !== null && level === 'tourist'],
  ['registered', ({ joinLevel, level }) => joinLevel === 'login' && level === 'register'],
  ['ineligible', ({ joinLevel, failedRule }) => joinLevel !== null && failedRule !== null],
  ['sold_out', ({ joinLevel, soldOut }) => joinLevel !== null && soldOut],
  ['available', () => true],
]

const facts: fc.Arbitrary<GateFacts> = fc.record({
  withheld: fc.boolean(),
  phase: fc.constantFrom(...activityPhase.options),
  level: fc.constantFrom('tourist', 'register', 'login'),
  joinLevel: fc.constantFrom('register', 'login', null),
  failedRule: fc.constantFrom(...eligibilityRule.options, null),
  soldOut: fc.boolean(),
  joined: fc.boolean(),
})

test('the gate is the first state whose condition is true, in the order that product.md lists', () => {
  fc.assert(
    fc.property(facts, (given) => {
      expect(resolveGate(given)).toBe(reasons.find(([, holds]) => holds(given))?.[0])
    }),
    { numRuns: 2000 },
  )
})

test('every gate state of the contract occurs for some facts', () => {
  const seen = new Set(fc.sample(facts, { numRuns: 5000, seed: 5 }).map(resolveGate))
  expect([...seen].sort()).toEqual([...gateState.options].sort())
})

test('the gate of a person who has joined is joined for any other facts, except if the activity is withheld', () => {
  fc.assert(
    fc.property(facts, (given) => {
      expect(resolveGate({ ...given, joined: true })).toBe(given.withheld ? 'mainland' : 'joined')
    }),
  )
})

test('an activity that is available at the register level is also available at the login level', () => {
  fc.assert(
    fc.property(facts, (given) => {
      fc.pre(resolveGate({ ...given, level: 'register' }) === 'available')
      expect(resolveGate({ ...given, level: 'login' })).toBe('available')
    }),
    { numRuns: 2000 },
  )
})
