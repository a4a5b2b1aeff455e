import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attemptFailureOf, attemptStates, isOutcomeUnknown } from './attempt.ts'

type State = keyof typeof attemptStates

/** What happens to one sending. `reloaded`: the page reloads after the server performed the act and before its reply. */
const sendings = ['replied', 'replyLost', 'requestLost', 'refused', 'refusedBeforeKey', 'reloaded'] as const
/** What else happens, whether or not an attempt is stored. `learn`: the outcome is known from elsewhere. */
const steps = ['reload', 'learn', 'otherAccount', 'sameAccount'] as const
type Step = (typeof sendings)[number] | (typeof steps)[number]

/** A server that performs an act once per key, and a client of two accounts that follows the table. */
const run = (given: readonly Step[]): void => {
  const performed = new Set<string>()
  const known = new Set<string>()
  const stored: Record<string, { state: State; key: string } | undefined> = {}
  let account = 'a'
  let keys = 0
  const move = (event: string): void => {
    const attempt = stored[account]
    if (!attempt) return
    const next = (attemptStates[attempt.state] as Record<string, State>)[event]
    if (next === undefined) throw new Error(`${event} in ${attempt.state}`)
    attempt.state = next
    if (next !== 'none') return
    if (event === 'reply' || event === 'refuse' || event === 'learn') known.add(attempt.key)
    stored[account] = undefined
  }
  const newKey = (): string => {
    for (const key of performed) if (key.startsWith(account)) expect(known, 'a new key').toContain(key)
    keys += 1
    return `${account}${keys}`
  }
  const outcomeOf = (sending: Step, key: string): string => {
    if (sending === 'replied' || sending === 'replyLost' || sending === 'reloaded') performed.add(key)
    if (sending === 'refusedBeforeKey') return 'refuseBeforeKey'
    if (sending === 'reloaded') return 'reload'
    if (sending === 'replyLost' || sending === 'requestLost') return 'lose'
    // the server repeats the reply of a key that it has performed
    return performed.has(key) ? 'reply' : 'refuse'
  }
  const send = (sending: Step): void => {
    const attempt = stored[account] ?? { state: 'none', key: newKey() }
    stored[account] = attempt
    move('send')
    move(outcomeOf(sending, attempt.key))
  }
  for (const step of given) {
    if (step === 'otherAccount') account = 'b'
    else if (step === 'sameAccount') account = 'a'
    else if (step === 'reload') move('reload')
    else if (step === 'learn') move('learn')
    else send(step)
  }
}

test('N13 a new key is created only when the outcome of every earlier key is known, whatever is lost, refused or reloaded', () => {
  const step = fc.constantFrom<Step>(...sendings, ...steps)
  fc.assert(fc.property(fc.array(step, { maxLength: 30 }), run), { numRuns: 2_000 })
})

test('N13 a request that is sent again and refused before its key was looked up keeps its key', () => {
  expect(attemptStates.again[attemptFailureOf('rate_limited') as 'refuseBeforeKey']).toBe('open')
  expect(attemptStates.first[attemptFailureOf('rate_limited') as 'refuseBeforeKey']).toBe('none')
  expect(attemptStates.again[attemptFailureOf('activity_sold_out') as 'refuse']).toBe('none')
})

test('N13 the outcome of a call without a readable reply is unknown, and that of a refusal is not', () => {
  expect((['network', 'timeout', 'server_error', 'unreadable'] as const).map(isOutcomeUnknown)).not.toContain(false)
  expect((['activity_sold_out', 'rate_limited'] as const).map(isOutcomeUnknown)).not.toContain(true)
})
