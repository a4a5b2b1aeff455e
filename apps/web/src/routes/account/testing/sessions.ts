import type { Session, SessionsReply } from '@foyer/api/sessions'

export const sessionsCall = 'POST /api/user/sessions'
export const endCall = 'POST /api/user/sessions/end'

/** Wednesday 18 November 2026, 10:00 in Hong Kong. */
const asOf = Date.UTC(2026, 10, 18, 2)
const [hour, day] = [3_600_000, 86_400_000]

const session = (n: number, change: Partial<Session>): Session => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  isThis: false,
  system: 'other',
  browser: 'other',
  country: null,
  since: asOf - 40 * day,
  lastUsedAt: asOf - n * day,
  endsAt: asOf + 140 * day,
  logins: [],
  ...change,
})

/** Sessions of: the current phone with a login, its mini-program, a computer abroad, and an unknown device. */
export const sessions = [
  session(0, {
    isThis: true,
    system: 'iphone',
    browser: 'safari',
    country: 'HK',
    logins: [
      {
        id: '00000000-0000-4000-8000-0000000000a0',
        account: '****1001',
        since: asOf - hour,
        lastUsedAt: asOf,
        endsAt: asOf + 11 * hour,
      },
    ],
  }),
  session(1, { system: 'android', browser: 'wechat', country: 'CN' }),
  session(2, { system: 'windows', browser: 'edge', country: 'JP' }),
  session(3, {}),
] as const

export const listOf = (shown: readonly Session[] = sessions, more = 0): SessionsReply => ({
  asOf,
  sessions: [...shown],
  more,
})
