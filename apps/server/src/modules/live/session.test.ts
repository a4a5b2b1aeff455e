import { liveStates } from '@foyer/protocol/machines/live'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import written from '../../../content/live/sessions.json' with { type: 'json' }
import { authoredSession } from './authored.ts'
import { agendaAt, currentOf, type Session, stateAt } from './session.ts'

const facts = authoredSession.parse(written[3])
const [opensAt, closesAt] = [Date.UTC(2026, 0, 8, 11), Date.UTC(2026, 0, 8, 12, 30)]
const session: Session = {
  facts,
  opensAt,
  closesAt,
  interruptedSince: null,
  withdrawnAt: null,
  isListed: true,
  hasReplay: false,
}

/** The states that one or more steps lead to, and the state itself. */
const after = (state: keyof typeof liveStates): Set<string> => {
  const found = new Set<string>([state])
  for (const each of found)
    for (const next of Object.values(liveStates[each as keyof typeof liveStates])) found.add(next)
  return found
}

test('a session takes only the steps of its state machine while time passes', () => {
  const act = fc.record({
    minutes: fc.integer({ min: 0, max: 60 }),
    happens: fc.constantFrom('nothing', 'interrupt', 'resume', 'publish'),
  })
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      let [now, seen] = [opensAt - 3_600_000, session]
      let state = stateAt(seen, now)
      for (const { minutes, happens } of acts) {
        now += minutes * 60_000
        if (happens === 'interrupt' && stateAt(seen, now) === 'live') seen = { ...seen, interruptedSince: now }
        if (happens === 'resume') seen = { ...seen, interruptedSince: null }
        if (happens === 'publish') seen = { ...seen, hasReplay: true }
        const next = stateAt(seen, now)
        expect(after(state)).toContain(next)
        state = next
      }
    }),
  )
})

test.each([
  [-1, 'scheduled'],
  [0, 'live'],
  [closesAt - opensAt - 1, 'live'],
  [closesAt - opensAt, 'ended'],
])('%d ms from its beginning a session is %s', (ms, state) => {
  expect(stateAt(session, opensAt + ms)).toBe(state)
})

test('agenda items follow one another within the session and move together with it', () => {
  const items = agendaAt(session, opensAt)
  expect(items[0]?.at).toBe(opensAt)
  expect(items.at(-1)?.endsAt).toBe(closesAt)
  for (const [i, item] of items.entries()) if (items[i + 1]) expect(item.endsAt).toBe(items[i + 1]?.at)
  const moved = agendaAt({ ...session, opensAt: opensAt + 777_000 }, opensAt)
  expect(moved.map(({ at }) => at - 777_000)).toEqual(items.map(({ at }) => at))
})

test('a daily agenda item takes place on the current day', () => {
  const studio = { ...session, facts: authoredSession.parse(written[2]), closesAt: opensAt + 20 * 86_400_000 }
  for (const days of [0, 5, 19]) {
    const now = opensAt + days * 86_400_000
    const items = agendaAt(studio, now)
    expect(items.some(({ at, endsAt }) => at <= now && now < endsAt)).toBe(true)
    expect((items.at(-1)?.endsAt ?? 0) - (items[0]?.at ?? 0)).toBe(86_400_000)
  }
})

test('a page that requests no session shows the live one, else the next one, else the last one', () => {
  const day = 86_400_000
  const on = (code: string, from: number, to: number): Session => ({
    ...session,
    facts: { ...facts, code },
    opensAt: from * day,
    closesAt: to * day,
  })
  const all = [on('was', 1, 2), on('long', 3, 20), on('short', 5, 6), on('next', 30, 31)]
  const shown = (at: number) => currentOf(all, at * day)?.facts.code
  expect([0, 1.5, 2.5, 4, 5.5, 7, 21, 40].map(shown)).toEqual([
    'was',
    'was',
    'long',
    'long',
    'short',
    'long',
    'next',
    'next',
  ])
  expect(currentOf([], 0)).toBeUndefined()
})
