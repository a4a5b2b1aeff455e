import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localFaults, type Reason, type ReasonFacts, refusals } from '../errors.ts'
import { type AttemptState, attemptFailureOf, attemptStates } from './attempt.ts'

/** What happens to one sending. `reloaded`: the page reloads after the server performed the act and before its reply. */
const sendings = ['replied', 'replyLost', 'requestLost', 'refused', 'refusedBeforeKey', 'reloaded'] as const
/**
 * What else happens, whether or not an attempt is stored. `learn`: the outcome is known from elsewhere. `copyTab`: the
 * other tab becomes a copy of this one, with its storage.
 */
const steps = ['reload', 'learn', 'otherAccount', 'sameAccount', 'otherTab', 'copyTab'] as const
type Step = (typeof sendings)[number] | (typeof steps)[number]

/** One tab: the stored attempt of each account, the keys that the tab sent or copied, and those whose outcome it knows. */
interface Tab {
  stored: Record<string, { state: AttemptState; key: string } | undefined>
  used: Set<string>
  known: Set<string>
}

const copyOf = ({ stored, used, known }: Tab): Tab => ({
  stored: structuredClone(stored),
  used: new Set(used),
  known: new Set(known),
})

/** A server that performs an act once per key, and a client of two tabs and two accounts that follows the table. */
const run = (given: readonly Step[]): void => {
  const performed = new Set<string>()
  const empty: Tab = { stored: {}, used: new Set(), known: new Set() }
  let [tab, other] = [empty, copyOf(empty)]
  let account = 'a'
  let keys = 0
  const move = (event: string): void => {
    const attempt = tab.stored[account]
    if (!attempt) return
    const next = (attemptStates[attempt.state] as Record<string, AttemptState>)[event]
    if (next === undefined) throw new Error(`${event} in ${attempt.state}`)
    attempt.state = next
    if (next !== 'none') return
    if (event === 'reply' || event === 'refuse' || event === 'learn') tab.known.add(attempt.key)
    tab.stored[account] = undefined
  }
  const newKey = (): string => {
    for (const key of tab.used)
      if (key.startsWith(account) && performed.has(key)) expect(tab.known, 'a new key').toContain(key)
    keys += 1
    const key = `${account}${keys}`
    tab.used.add(key)
    return key
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
    const attempt = tab.stored[account] ?? { state: 'none', key: newKey() }
    tab.stored[account] = attempt
    move('send')
    move(outcomeOf(sending, attempt.key))
  }
  for (const step of given) {
    if (step === 'otherAccount') account = 'b'
    else if (step === 'sameAccount') account = 'a'
    else if (step === 'otherTab') [tab, other] = [other, tab]
    else if (step === 'copyTab') other = copyOf(tab)
    else if (step === 'reload') move('reload')
    else if (step === 'learn') move('learn')
    else send(step)
  }
}

test('N13 a tab creates a new key only when it knows the outcome of every earlier one, whatever is lost, refused, reloaded or copied', () => {
  const step = fc.constantFrom<Step>(...sendings, ...steps)
  fc.assert(fc.property(fc.array(step, { maxLength: 30 }), run), { numRuns: 2_000 })
})

test('N13 a request that is sent again and refused before its key was looked up keeps its key', () => {
  expect(attemptStates.again[attemptFailureOf('rate_limited') as 'refuseBeforeKey']).toBe('open')
  expect(attemptStates.first[attemptFailureOf('rate_limited') as 'refuseBeforeKey']).toBe('none')
  expect(attemptStates.again[attemptFailureOf('activity_sold_out') as 'refuse']).toBe('none')
})

test('N13 the outcome of a call without a readable reply is unknown, and that of a refusal is not', () => {
  const unknown = ['network', 'timeout', 'server_error', 'unreadable'] as const
  expect(unknown.map(attemptFailureOf)).toEqual(unknown.map(() => 'lose'))
  expect(attemptFailureOf('activity_sold_out')).toBe('refuse')
  expect(attemptFailureOf('rate_limited')).toBe('refuseBeforeKey')
})

test('attemptFailureOf returns the fact of the catalogue for every reason', () => {
  const facts: Record<string, ReasonFacts> = { ...refusals, ...localFaults }
  for (const [name, { attempt }] of Object.entries(facts)) expect(attemptFailureOf(name as Reason), name).toBe(attempt)
})
