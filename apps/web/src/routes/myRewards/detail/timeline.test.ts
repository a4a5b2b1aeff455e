import type { RewardDetail } from '@foyer/api/rewards'
import { expect, test } from 'vitest'
import { timelineOf } from './timeline.ts'

const texts = { 'zh-CN': '', 'zh-HK': '', 'en-US': '' }
const detail = (
  status: RewardDetail['reward']['status'],
  steps: RewardDetail['steps'] = [],
  payoutAt: number | null = 20,
): RewardDetail => ({
  asOf: 0,
  steps,
  reward: {
    id: '',
    type: 'cash_return',
    status,
    item: { name: texts, note: texts, usage: [] },
    source: { number: 1, code: '', route: '', title: texts },
    amount: { currency: 'HKD', minor: 1 },
    maskedCode: null,
    reference: '',
    issuedAt: 10,
    validFrom: 10,
    validUntil: 90,
    payoutAt,
    shipment: null,
    needs: null,
  },
})
const stepsOf = (of: RewardDetail) =>
  timelineOf(of).map(({ name, at, isDone }) => `${isDone ? '✓' : '·'} ${name} ${at ?? '?'}`)
const claimed = { status: 'crediting', at: 30 } as const
const credited = { status: 'credited', at: 40 } as const

test('E1 the timeline of cash shows its issue, its payout day, its claim and its payment', () => {
  expect(stepsOf(detail('pending'))).toEqual([
    '✓ issued 10',
    '· becomesClaimable 20',
    '· wasClaimed ?',
    '· wasCredited ?',
  ])
  expect(stepsOf(detail('claimable', [], null))).toEqual([
    '✓ issued 10',
    '✓ becomesClaimable 10',
    '· wasClaimed ?',
    '· wasCredited ?',
  ])
  expect(stepsOf(detail('crediting', [claimed]))[2]).toBe('✓ wasClaimed 30')
  expect(stepsOf(detail('credited', [claimed, credited])).slice(2)).toEqual(['✓ wasClaimed 30', '✓ wasCredited 40'])
})

test('E1 the timeline of an expired or withdrawn reward shows the steps that it had reached', () => {
  expect(stepsOf(detail('expired'))).toEqual(['✓ issued 10', '✓ becomesClaimable 20', '✓ wasExpired 90'])
  expect(stepsOf(detail('revoked'))).toEqual(['✓ issued 10', '✓ wasRevoked ?'])
  expect(stepsOf(detail('revoked', [claimed, credited, { status: 'revoked', at: 50 }]))).toEqual([
    '✓ issued 10',
    '✓ becomesClaimable 20',
    '✓ wasClaimed 30',
    '✓ wasCredited 40',
    '✓ wasClawedBack 50',
  ])
})
