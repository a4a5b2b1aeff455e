import type { ActivityDetail, JoinStatus } from '@foyer/api/activities'
import type { Direction } from '@foyer/api/cross-border'
import type { QuotaReply, SelfCheckReply, StoredSelfCheck } from '@foyer/api/wealth-connect'
import { type Answers, publicDocument } from '@foyer/testing/browser'
import { joinStatus } from '../../../shared/activity/testing/join-status.ts'

const rules = '2024-02-26'
const tie = {
  question: 'tie',
  text: {
    'zh-CN': '您与内地九市的关系',
    'zh-HK': '您與內地九市的關係',
    'en-US': 'Your tie to the nine mainland cities',
  },
  verdict: 'not_met',
  why: {
    'zh-CN': '南向通只给内地九市居民。',
    'zh-HK': '南向通只給內地九市居民。',
    'en-US': 'Southbound is only for residents of the nine mainland cities.',
  },
} as const

export const met: SelfCheckReply = { rules, outcome: 'met', findings: [] }
export const notMet: SelfCheckReply = { rules, outcome: 'not_met', findings: [tie] }

export const storedCheck = (direction: Direction, { outcome, findings }: SelfCheckReply): StoredSelfCheck => ({
  direction,
  rules,
  outcome: outcome === 'outdated' ? 'unclear' : outcome,
  findings,
  at: Date.UTC(2026, 10, 20, 2),
  isCurrent: true,
})

export const calls = {
  check: 'POST /api/user/497/selfCheck',
  checks: 'POST /api/user/497/selfChecks',
  store: 'POST /api/user/497/selfCheckStored',
  remove: 'POST /api/user/497/selfCheckRemoved',
  quota: 'POST /api/user/497/quota',
} as const

type Quota = QuotaReply['quotas'][number]
/** The amount that an account remitted through a channel, in yuan. */
export type Moved = readonly [Quota['channels'][number]['channel'], remitted: number]

const fen = 100
const quotaOf = (direction: Direction, moved: readonly Moved[]): Quota => {
  const limit = 3_000_000 * fen
  const each = moved.length > 1 ? limit / 2 : limit
  const channels = moved.map(([channel, remitted]) => ({
    channel,
    limit: each,
    remitted: remitted * fen,
    returned: 0,
    used: remitted * fen,
    left: each - remitted * fen,
  }))
  const used = channels.reduce((sum, one) => sum + one.used, 0)
  return { direction, limit, used, left: limit - used, channels, asOf: moved.length > 0 ? '2026-10-31' : null }
}

export const quotas = ({
  southbound = [],
  northbound = [],
}: Partial<Record<Direction, readonly Moved[]>>): QuotaReply => ({
  at: Date.now(),
  quotas: [quotaOf('southbound', southbound), quotaOf('northbound', northbound)],
})

/** The given gate, with the activity open. The sandbox's activity is in another phase today. */
export const gated = (change: Partial<JoinStatus>): Answers => ({
  'POST /api/user/497/joinStatus': joinStatus(change),
  'GET /api/activities/wealth-connect': async () => {
    const detail = await publicDocument<ActivityDetail>('/api/activities/wealth-connect')
    return { ...detail, phase: 'open', opensAt: detail.asOf - 86_400_000 }
  },
})
