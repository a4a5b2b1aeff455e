import { voucherStates } from '@foyer/protocol/machines/rewards'
import { expect, test } from 'vitest'
import { declare } from '../../modules/activities/testing.ts'
import { personOf } from '../../modules/identity/persons.ts'
import { testContext } from '../../testing/context.ts'
import { transition } from '../transition.ts'
import { type Grant, grantReward } from './grant.ts'

const { context } = await testContext()
const { db, secrets } = context
await declare(context, 802)
const same = (text: string) => ({ 'zh-CN': text, 'zh-HK': text, 'en-US': text })
const { id: personId } = await personOf(db, secrets, '+85251700100', 0)
const by = { actor: 'person', wall: 0 } as const
const grant = (period: string): Grant => ({
  activity: 802,
  personId,
  accountId: null,
  type: 'exchange_voucher',
  status: 'available',
  item: 'coffee',
  facts: { name: same('Coffee'), note: same('One cup'), usage: [same('Show it')] },
  period,
  validUntil: null,
  at: 0,
})
const give = (period: string) => db.begin((tx) => grantReward(tx, grant(period), by))

test('E1 a person gets one reward per activity and period, even from three concurrent grants', async () => {
  const tried = await Promise.allSettled([give('once'), give('once'), give('once')])
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(give('once')).rejects.toMatchObject({ reason: 'already_granted' })
  expect((await give('other')).reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
})

test('a reward makes a transition once among three concurrent attempts, and every step is in the audit trail', async () => {
  const { id } = await give('moves')
  const use = () => transition(db, voucherStates, { table: 'rewards', id }, 'use', { actor: 'merchant', wall: 5 })
  expect((await Promise.all([use(), use(), use()])).filter(Boolean)).toEqual(['used'])
  const revoked = await transition(db, voucherStates, { table: 'rewards', id }, 'revoke', { actor: 'system', wall: 6 })
  expect(revoked).toBeUndefined()
  const trail = await db`
    select actor, event, from_status, to_status from audit_entries where subject_id = ${id} order by id`
  expect([...trail]).toEqual([
    { actor: 'person', event: 'grant', from_status: null, to_status: 'available' },
    { actor: 'merchant', event: 'use', from_status: 'available', to_status: 'used' },
  ])
  await expect(db`delete from audit_entries`).rejects.toThrow('permission denied')
})
