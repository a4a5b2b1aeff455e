import type { StaffRole } from '@foyer/api/staff/roles'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { declare, publish } from '../activities/testing.ts'
import type { ActivityFacts } from '../content/public.ts'
import { staffWith } from '../staff/testing/callers.ts'

const same = (text: string) => ({ 'zh-CN': text, 'zh-HK': text, 'en-US': text })
export const described = {
  name: same('Coffee <img src=x onerror=alert(1)>'),
  note: same('=1+1'),
  usage: same('Show it'),
}

export const voucher = (changes: object = {}) => ({
  kind: 'voucher',
  parameters: { ...described, value: 5_000, validDays: 30, codes: 'generated', stock: 8, ...changes },
})
export const cash = (changes: object = {}) => ({
  kind: 'cash',
  parameters: { ...described, amount: 1_500, budget: 12_400, validDays: 30, ...changes },
})
export const gift = (changes: object = {}) => ({
  kind: 'gift',
  parameters: { ...described, value: 20_000, validDays: 30, stock: 2, ...changes },
})
export const points = (changes: object = {}) => ({
  kind: 'points',
  parameters: { points: 88, stock: null, ...changes },
})
export const draw = (changes: object = {}) => ({
  kind: 'draw',
  parameters: {
    licenceNo: '058811',
    tasks: ['join'],
    prizes: [
      {
        ...described,
        code: 'prize-1',
        type: 'exchange_voucher',
        value: 300,
        odds: 1_000_000,
        stock: 3,
        validDays: 30,
        codes: 'generated',
      },
    ],
    ...changes,
  },
})

export interface Member {
  readonly id: string
  readonly headers: Record<string, string>
}

/** Calls of staff about rules. */
export const ruleStaff = (app: App, context: Context) => {
  const as = (...roles: StaffRole[]): Promise<Member> => staffWith(context, ...roles)
  const call = async (member: Member, path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/staff/rules${path}`, headers: member.headers, payload })
  const data = async (member: Member, path: string, payload: object) => {
    const reply = await call(member, path, payload)
    if (reply.statusCode !== 200) throw new Error(reply.body)
    return reply.json().data
  }
  const propose = (member: Member, activity: number, rule: object, basis: number | null = null) =>
    data(member, '/propose', { activity, basis, rule, reason: 'Spring campaign' })
  const decide = (member: Member, activity: number, revision: number, decision = 'approve') =>
    data(member, '/decide', { activity, revision, decision, reason: 'Checked with legal' })
  /** Publishes an activity that opened an hour ago. */
  const activity = async (number: number, facts: Partial<ActivityFacts> = {}) => {
    await declare(context, number, facts)
    await publish(context, number)
  }
  /** Proposes a rule and has another person approve it. */
  const inForce = async (number: number, rule: object, basis: number | null = null) => {
    const { revision, faults } = await propose(await as('author'), number, rule, basis)
    if (!revision) throw new Error(JSON.stringify(faults))
    const decided = await decide(await as('approver'), number, revision)
    if (decided.outcome !== 'approved') throw new Error(JSON.stringify(decided))
    return revision
  }
  return { as, call, data, propose, decide, activity, inForce }
}
