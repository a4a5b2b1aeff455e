import { type AttemptFailure, type AttemptState, attemptStates } from '@foyer/protocol/machines/attempt'
import { hanging, lost, type Received, refused, requestsOf, serve } from '@foyer/testing/browser'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { pathTo } from '../../platform/path-to.ts'
import { become } from '../../testing/viewer.ts'
import { useOnce } from './use-once.ts'

const endpoint = 'POST /api/user/privacy/marketing'
const request = { agreed: true }
const reply = { marketing: { agreed: true, at: 0 } }
const keyOf = ({ body }: Received): string => (body as { key: string }).key

/** The act under test. Each of two persons has attempts of their own. */
const useConsent = (props = { act: '', person: '' }) =>
  useOnce({
    name: `${props.act}.${props.person}`,
    path: pathTo('POST /user/privacy/marketing'),
    person: props.person,
  })

/** What happens to one sending, and what this means for the attempt. */
const fates = {
  replied: 'reply',
  /** the server performed the act */
  replyLost: 'lose',
  requestLost: 'lose',
  refused: 'refuse',
  refusedBeforeKey: 'refuseBeforeKey',
  /** the page reloads after the server performed the act and before its reply */
  reloaded: 'reload',
} as const satisfies Record<string, AttemptFailure | 'reply' | 'reload'>
type Fate = keyof typeof fates
const steps = ['reload', 'learn', 'otherPerson', 'samePerson', 'otherRequest'] as const
type Step = Fate | (typeof steps)[number]

const faults = {
  replyLost: lost,
  requestLost: lost,
  refusedBeforeKey: refused('rate_limited'),
  reloaded: hanging,
}
const performing: readonly Fate[] = ['replied', 'replyLost', 'reloaded']

/** A server that performs an act once per key, and answers each sending as `fate` says. */
const testServer = () => {
  const performed = new Set<string>()
  const server = { fate: 'replied' as Fate, performed }
  serve({
    [endpoint]: (received: Received) => {
      const { fate } = server
      if (performing.includes(fate)) performed.add(keyOf(received))
      if (fate in faults) return faults[fate as keyof typeof faults]
      return performed.has(keyOf(received)) ? reply : refused('not_found')
    },
  })
  return server
}

let acts = 0
/** Performs the steps, and compares what the hook sends and shows with the table of states. */
const follow = async (given: readonly Step[]): Promise<void> => {
  const server = testServer()
  const expected: Record<string, { at: AttemptState; key?: string }> = { a: { at: 'none' }, b: { at: 'none' } }
  const props = { act: `act-${++acts}`, person: 'a' }
  let hook = await renderHook(useConsent, { initialProps: props })
  const reload = async () => {
    await hook.unmount()
    hook = await renderHook(useConsent, { initialProps: { ...props } })
  }
  const keysSince = (before: number) => requestsOf(endpoint).slice(before).map(keyOf)

  const send = async (fate: Fate): Promise<void> => {
    const { at, key: before } = expected[props.person]!
    const earlier = requestsOf(endpoint)
    server.fate = fate
    if (fate === 'reloaded') {
      await hook.act(() => void hook.result.current.send(request))
      await expect.poll(() => keysSince(earlier.length).length).toBe(1)
      await reload()
    } else await hook.act(async () => void (await hook.result.current.send(request)))
    const keys = new Set(keysSince(earlier.length))
    expect(keys.size).toBe(1)
    const [key = ''] = keys
    if (at === 'open') expect(key).toBe(before)
    else expect(earlier.map(keyOf)).not.toContain(key)
    // the server repeats the reply of a key that it has performed
    const event = fate === 'refused' && server.performed.has(key) ? 'reply' : fates[fate]
    const sent = attemptStates[at === 'open' ? 'again' : 'first']
    expected[props.person] = { at: sent[event], key }
  }

  const takeStep = async (step: Step): Promise<void> => {
    const { at } = expected[props.person]!
    if (step in fates) return send(step as Fate)
    if (step === 'reload') return reload()
    if (step === 'learn') {
      await hook.act(() => hook.result.current.discard())
      expected[props.person] = { at: 'none' }
    } else if (step === 'otherRequest') {
      if (at !== 'open') return
      const before = requestsOf(endpoint).length
      await hook.act(async () => {
        expect(await hook.result.current.send({ agreed: false })).toEqual({ kind: 'unknown' })
      })
      expect(keysSince(before)).toEqual([])
    } else {
      props.person = step === 'otherPerson' ? 'b' : 'a'
      await hook.rerender({ ...props })
    }
  }

  for (const step of given) {
    await takeStep(step)
    const { at, key } = expected[props.person]!
    expect(hook.result.current.pending?.key).toBe(at === 'open' ? key : undefined)
    expect(hook.result.current.state.kind).not.toBe('sending')
  }
  await hook.unmount()
}

beforeAll(() => become('registered'))

test('N13 an act follows the table of states after lost answers, refusals, reloads and the sign-in of another person', {
  timeout: 120_000,
}, async () => {
  const step = fc.constantFrom<Step>(...(Object.keys(fates) as Fate[]), ...steps)
  // one person's attempt has no answer when the next person acts
  const examples: [Step[]][] = [[['replyLost', 'otherPerson', 'replyLost', 'samePerson', 'replied']]]
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 12 }), follow), { numRuns: 60, examples })
})
