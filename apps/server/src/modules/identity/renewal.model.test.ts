import { createSecretKey } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Caller } from '../../http/signing/caller.ts'
import { testContext } from '../../testing/context.ts'
import { personOf } from './persons.ts'
import { issueRegisterToken, openRegistration } from './registrations.ts'
import { renew } from './renewal.ts'

const { context, clock } = await testContext()
const { db, secrets, clocks } = context

type Step =
  /** the owner renews; if the answer is lost, the stored socketPwd does not change */
  | { do: 'renew'; lost: boolean }
  /** two tabs renew concurrently; either answer may be the one stored last */
  | { do: 'together'; storedTab: 0 | 1 }
  | { do: 'sleep'; days: number }
  /** a thief copies what the owner has stored */
  | { do: 'steal' }
  /** the thief renews with one of the copies, 0 being the latest */
  | { do: 'thieve'; back: number }

const step = (thief: boolean): fc.Arbitrary<Step> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constant('renew' as const), lost: fc.boolean() }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('together' as const), storedTab: fc.constantFrom(0, 1) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('sleep' as const), days: fc.integer({ min: 1, max: 8 }) }) },
    ...(thief
      ? [
          { weight: 2, arbitrary: fc.record({ do: fc.constant('steal' as const) }) },
          { weight: 2, arbitrary: fc.record({ do: fc.constant('thieve' as const), back: fc.nat(2) }) },
        ]
      : []),
  )

/**
 * The model: a socketPwd is dead once one of its children, or a child of a sibling, has been used. Using a dead one
 * ends the registration; using any other renews it.
 */
const reference = () => {
  const parents = new Map<string, string | undefined>()
  const used = new Set<string>()
  let ended = false
  const isDead = (pwd: string): boolean => {
    const parent = parents.get(pwd)
    return [...used].some((other) => {
      const from = parents.get(other)
      return other !== pwd && from !== undefined && (from === pwd || from === parent)
    })
  }
  return {
    born: (pwd: string, parent?: string) => parents.set(pwd, parent),
    /** whether it renews */
    use: (pwd: string): boolean => {
      ended ||= isDead(pwd)
      if (!ended) used.add(pwd)
      return !ended
    },
    living: () => (ended ? [] : [...parents.keys()].filter((pwd) => !isDead(pwd))),
    isEnded: () => ended,
  }
}

const origin = {
  address: '192.0.2.1',
  sessionId: 'session',
  deviceKey: null,
  system: 'other',
  browser: 'other',
  country: null,
} as const

let last = 0
/** A new registration, with the model next to the database. */
const opened = async () => {
  last++
  const person = await personOf(db, secrets, `+8525199${String(last).padStart(4, '0')}`, clocks.wall())
  const registration = await openRegistration(db, person, { origin: null, now: clocks.wall(), isProved: true })
  const first = await issueRegisterToken(db, context, registration, { sessionId: 'session', deviceKey: null })
  const caller: Caller = {
    level: 'tourist',
    sub: '12345678901234',
    sid: 'session',
    jti: 'm1.tourist',
    appKey: createSecretKey(Buffer.alloc(32)),
    revoked: false,
  }
  const rule = reference()
  rule.born(first.socketPwd)
  const send = (socketPwd: string): Promise<string | undefined> =>
    renew(db, context, caller, { userCode: person.userCode, socketPwd, origin }).then(
      ({ token }) => token.socketPwd,
      () => undefined,
    )
  /** Uses a socketPwd and checks that database and model agree. */
  const use = async (socketPwd: string, at = send(socketPwd)): Promise<string | undefined> => {
    const renews = rule.use(socketPwd)
    const next = await at
    expect(next !== undefined).toBe(renews)
    if (next) rule.born(next, socketPwd)
    return next
  }
  const living = async () => {
    const rows = await db`
      select from socket_pwds join registrations on registrations.id = registration_id
      where registration_id = ${registration.id} and dead_at is null and revoked_at is null`
    return rows.length
  }
  const tokensLeft = async () => {
    const rows = await db`
      select from register_tokens where registration_id = ${registration.id}
        and jti not in (select jti from revoked_tokens)`
    return rows.length
  }
  return { first: first.socketPwd, rule, send, use, living, tokensLeft }
}

const run = async (steps: readonly Step[]) => {
  const { first, rule, send, use, living, tokensLeft } = await opened()
  let stored = first
  const seen: string[] = []
  const thiefRenews = async (back = 0) => {
    const held = seen.at(-1 - back) ?? seen.at(-1)
    const next = held && (await use(held))
    if (next) seen.push(next)
  }
  const ownerRenews = async (lost = false) => {
    const next = await use(stored)
    if (next && !lost) stored = next
  }
  let days = 0
  for (const now of steps) {
    if (now.do === 'renew') await ownerRenews(now.lost)
    if (now.do === 'together') {
      const both = [send(stored), send(stored)] as const
      const answers = [await use(stored, both[0]), await use(stored, both[1])]
      stored = answers[now.storedTab] ?? stored
    }
    if (now.do === 'sleep' && days + now.days < 170) {
      days += now.days
      clock.advance(now.days * 86_400_000)
    }
    if (now.do === 'steal') seen.push(stored)
    if (now.do === 'thieve') await thiefRenews(now.back)
    expect(await living()).toBe(rule.living().length)
  }
  return { rule, ownerRenews, thiefRenews, tokensLeft, stolen: seen.length > 0 }
}

test('N6 An owner without a thief is never signed out, whatever answers are lost and however many tabs renew, weeks later too', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step(false), { maxLength: 25 }), async (steps) => {
      const { rule, ownerRenews } = await run(steps)
      for (let i = 0; i < 3; i++) await ownerRenews()
      expect(rule.isEnded()).toBe(false)
    }),
    { numRuns: 60 },
  )
}, 60_000)

test('N6 Owner and thief never both continue: once each has used a copy, the registration has ended with every token', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step(true), { maxLength: 25 }), fc.boolean(), async (steps, thiefFirst) => {
      const { rule, ownerRenews, thiefRenews, tokensLeft, stolen } = await run(steps)
      if (thiefFirst) await thiefRenews()
      for (let i = 0; i < 2; i++) await ownerRenews()
      await thiefRenews()
      await thiefRenews()
      expect(rule.isEnded()).toBe(stolen)
      expect((await tokensLeft()) === 0).toBe(stolen)
    }),
    { numRuns: 100 },
  )
}, 60_000)
