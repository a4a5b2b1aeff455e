import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { pointsOf } from '../../../engine/points.ts'
import { claimCash, creditCash } from '../../../engine/rewards/cash.ts'
import { takeOne } from '../../../engine/stock.ts'
import { importCodes } from '../../../engine/voucher-codes.ts'
import { testApp } from '../../../testing/context.ts'
import { hongKongNumber } from '../../../testing/sign-in.ts'
import { personOf } from '../../identity/persons.ts'
import { holders } from '../../rewards/testing.ts'
import { sandboxMessages } from '../../sms/sandbox-messages.ts'
import { staffWith } from '../../staff/testing/callers.ts'
import { differencesIn } from '../../verification/verify.ts'

const { app, context, clock } = await testApp()
const { db, secrets } = context
const { grant, grantVoucher, statusOf, account, books, activity } = await holders(app, context)
const [proposer, approver] = [await staffWith(context, 'clientCare'), await staffWith(context, 'compliance')]

/** A voucher with a code of its own pool, whose stock agrees. */
const voucher = async (personId: number, code: string, more: Parameters<typeof grantVoucher>[2] = {}) => {
  const id = await grantVoucher(personId, code, { period: '', item: code, ...more })
  await takeOne(db, activity, code)
  return id
}
const ask = async (call: string, body: object, { headers } = proposer) =>
  (await app.inject({ method: 'POST', url: `/staff/care/${call}`, headers, payload: body })).json()
let last = 0
const freshPerson = async () => {
  const mobile = `+852518${String(++last).padStart(5, '0')}`
  const { id, userCode } = await personOf(db, secrets, mobile, context.clocks.wall())
  // what the fixture grants has its cause
  await db`
    insert into participations (activity, person_id, reference, terms_version, joined_at)
    values (${activity}, ${id}, ${randomUUID()}, 1, ${new Date(context.clocks.business())})`
  return { id, code: userCode, mobile }
}
const propose = (code: string, kind: string, target: string, by = proposer) =>
  ask('corrections/propose', { id: code, kind, target, reason: 'CASE-5, granted twice' }, by)
const decide = (correction: string, decision: string, seen: string | null, by = approver) =>
  ask('corrections/decide', { correction, decision, seen, reason: 'Checked with CASE-5' }, by)
const differences = async () => (await differencesIn(db, context)).map(({ check, found }) => `${check}: ${found}`)
const before = await differences()
const sound = async () => expect((await differences()).filter((one) => !before.includes(one))).toEqual([])

test('cash that was credited wrongly is clawed back once a second member of staff approves, and the books agree', async () => {
  const person = await freshPerson()
  const accountId = await account()
  const id = await grant(person.id, { status: 'claimable', accountId, period: '' })
  await db.begin((tx) => claimCash(context, tx, { rewardId: id, accountId, isActive: async () => true }))
  await creditCash(context, id)
  expect(await books(accountId)).toEqual({ payable: 0, paid: 5000 })
  const { data: proposal } = await propose(person.code, 'revoke', id)
  expect(proposal).toMatchObject({
    state: 'proposed',
    kind: 'revoke',
    reward: { id, status: 'credited', amount: 5000 },
  })
  expect(await statusOf(id)).toBe('credited')
  const { data: done } = await decide(proposal.id, 'approve', 'credited')
  expect(done).toMatchObject({ state: 'approved', decidedBy: { id: approver.id }, reward: { status: 'revoked' } })
  expect(await books(accountId)).toEqual({ payable: 0, paid: 0 })
  const trail = await db`
    select event, staff_id, reason from audit_entries where subject = 'reward_corrections' and subject_id = ${proposal.id} order by id`
  expect([...trail]).toEqual([
    { event: 'propose', staff_id: proposer.id, reason: 'CASE-5, granted twice' },
    { event: 'approve', staff_id: approver.id, reason: 'Checked with CASE-5' },
  ])
  await sound()
})

test('nobody approves or refuses what they proposed, whatever session they use, and only they withdraw it', async () => {
  const person = await freshPerson()
  const id = await voucher(person.id, 'CORRECT-SELF')
  const { data: proposal } = await propose(person.code, 'revoke', id)
  const { openSession } = await import('../../staff/sessions.ts')
  const now = context.clocks.wall()
  const opened = { memberId: proposer.id, providerSession: 'another', provedAt: now }
  const cookie = await openSession(db, secrets, opened, now)
  const { underCookie } = await import('../../staff/testing/callers.ts')
  const second = { ...proposer, headers: underCookie(cookie) }
  for (const decision of ['approve', 'refuse'])
    for (const by of [proposer, second])
      expect((await decide(proposal.id, decision, 'available', by)).reason).toBe('role_missing')
  expect((await decide(proposal.id, 'withdraw', 'available', approver)).reason).toBe('role_missing')
  expect(await statusOf(id)).toBe('available')
  expect((await decide(proposal.id, 'withdraw', 'available', second)).data.state).toBe('withdrawn')
  // the database refuses it too
  await expect(db`
    update reward_corrections set status = 'approved', decided_by = proposed_by where id = ${proposal.id}`).rejects.toThrow(
    'violates check constraint',
  )
})

test('two approvals at the same time carry out one reversal, and a repetition by the same member returns it', async () => {
  const person = await freshPerson()
  const id = await voucher(person.id, 'CORRECT-RACE')
  const { data: proposal } = await propose(person.code, 'revoke', id)
  const third = await staffWith(context, 'clientCare')
  const replies = await Promise.all([
    decide(proposal.id, 'approve', 'available', approver),
    decide(proposal.id, 'approve', 'available', third),
    decide(proposal.id, 'refuse', 'available', third),
  ])
  expect(replies.filter(({ status }) => status === 0)).toHaveLength(1)
  const events =
    await db`select 1 from audit_entries where subject = 'rewards' and subject_id = ${id} and event = 'revoke'`
  const [row] = await db`select status, decided_by from reward_corrections where id = ${proposal.id}`
  expect(events).toHaveLength(row?.status === 'approved' ? 1 : 0)
  const winner = row?.decided_by === third.id ? third : approver
  const same = await decide(proposal.id, row?.status === 'approved' ? 'approve' : 'refuse', 'available', winner)
  expect(same.data.state).toBe(row?.status)
  await sound()
})

test('an approval of an older state is refused: the voucher was used after the member looked at it', async () => {
  const person = await freshPerson()
  const id = await voucher(person.id, 'CORRECT-STALE')
  const { data: proposal } = await propose(person.code, 'revoke', id)
  expect((await decide(proposal.id, 'approve', 'pending')).reason).toBe('reward_not_open')
  await db`update rewards set status = 'used' where id = ${id}`
  for (const seen of ['available', 'used'])
    expect((await decide(proposal.id, 'approve', seen)).reason).toBe('reward_not_open')
  expect(await statusOf(id)).toBe('used')
  expect((await decide(proposal.id, 'refuse', 'used')).data.state).toBe('refused')
  await db`update rewards set status = 'available' where id = ${id}`
})

test('a second press proposes nothing, and two proposals at the same time are one', async () => {
  const person = await freshPerson()
  const id = await voucher(person.id, 'CORRECT-TWICE')
  const replies = await Promise.all([1, 2, 3].map(() => propose(person.code, 'revoke', id)))
  expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1)
  const { data } = await ask('corrections', { open: true })
  expect(data.corrections.filter(({ reward }: { reward: { id: string } }) => reward?.id === id)).toHaveLength(1)
})

test('a voucher that was revoked wrongly is granted again once, with another code, and the stock agrees', async () => {
  const person = await freshPerson()
  const id = await voucher(person.id, 'CORRECT-AGAIN')
  const revoking = await propose(person.code, 'revoke', id)
  await decide(revoking.data.id, 'approve', 'available')
  const { data: proposal } = await propose(person.code, 'grantAgain', id)
  // the pool is empty
  expect((await decide(proposal.id, 'approve', 'revoked')).reason).toBe('reward_not_open')
  await importCodes(db, secrets, { activity, item: 'CORRECT-AGAIN' }, ['CORRECT-NEXT-CODE'], context.clocks.business())
  expect((await decide(proposal.id, 'approve', 'revoked')).data.state).toBe('approved')
  const granted = await db`
    select status, code_tail from rewards join voucher_codes on voucher_codes.id = voucher_code_id
    where person_id = ${person.id} and period = ${`correction:${id}`}`
  expect([...granted]).toEqual([{ status: 'available', code_tail: 'CODE' }])
  const repeated = await propose(person.code, 'grantAgain', id)
  expect((await decide(repeated.data.id, 'approve', 'revoked')).reason).toBe('reward_not_open')
  await sound()
})

test('cash that was revoked wrongly can be claimed again', async () => {
  const person = await freshPerson()
  const id = await grant(person.id, { period: '' })
  await decide((await propose(person.code, 'revoke', id)).data.id, 'approve', 'claimable')
  await decide((await propose(person.code, 'grantAgain', id)).data.id, 'approve', 'revoked')
  const rows = await db`select status, amount from rewards where person_id = ${person.id} order by issued_at, status`
  expect([...rows]).toEqual([
    { status: 'claimable', amount: 5000 },
    { status: 'revoked', amount: 5000 },
  ])
  await sound()
})

test('points that were given wrongly are reversed once, and not if the person has spent them', async () => {
  const { transfer } = await import('../../../engine/ledger.ts')
  const { earned } = await import('../../../engine/points.ts')
  const earn = (personId: number) =>
    db.begin((tx) =>
      transfer(tx, {
        kind: 'earn',
        subject: 'participations',
        subjectId: randomUUID(),
        at: context.clocks.business(),
        postings: earned(activity, personId, 300),
      }),
    )
  const person = await freshPerson()
  const id = await earn(person.id)
  expect((await ask('points', { id: person.code })).data).toMatchObject({
    available: 300,
    earned: [{ transfer: id, activity, points: 300, isReversed: false }],
  })
  const other = await freshPerson()
  expect((await propose(other.code, 'reversePoints', id)).reason).toBe('not_found')
  const { data: proposal } = await propose(person.code, 'reversePoints', id)
  expect(proposal).toMatchObject({ points: 300, reward: null })
  expect((await decide(proposal.id, 'approve', null)).data.state).toBe('approved')
  expect(await pointsOf(db, person.id)).toEqual({ available: 0, held: 0 })
  expect((await ask('points', { id: person.code })).data.earned).toMatchObject([{ isReversed: true }])
  expect((await propose(person.code, 'reversePoints', id)).reason).toBe('not_found')
  const spentId = await earn(other.id)
  const { putAside } = await import('../../../engine/points.ts')
  await db.begin((tx) =>
    transfer(tx, { kind: 'hold', subject: 'test', subjectId: '1', at: 0, postings: putAside(other.id, 200) }),
  )
  const late = await propose(other.code, 'reversePoints', spentId)
  expect((await decide(late.data.id, 'approve', null)).reason).toBe('points_short')
  expect(await pointsOf(db, other.id)).toEqual({ available: 100, held: 200 })
})

test('cashback of a month, a voucher paid with points and a used voucher are not corrected here', async () => {
  const person = await freshPerson()
  const month = await grant(person.id, { period: '2026-03' })
  const paid = await voucher(person.id, 'CORRECT-PAID', { period: `conversion:${randomUUID()}` })
  const used = await voucher(person.id, 'CORRECT-USED', { status: 'used' })
  for (const id of [month, paid, used])
    expect((await propose(person.code, 'revoke', id)).reason).toBe('reward_not_open')
  expect((await propose(person.code, 'grantAgain', month)).reason).toBe('reward_not_open')
  expect((await propose((await freshPerson()).code, 'revoke', used)).reason).toBe('not_found')
})

test('a lost voucher is sent again: the owner reads where it is, without code or link, at most three times a day', async () => {
  const number = hongKongNumber(88_001)
  const { id: personId, userCode } = await personOf(db, secrets, `+852${number.mobileNo}`, context.clocks.wall())
  const id = await grantVoucher(personId, 'LOST-CODE-5566')
  const send = () => ask('rewards/resend', { id: userCode, reward: id, language: 'zh-HK', reason: 'CASE-6' })
  expect((await send()).data).toEqual({ sentAt: context.clocks.wall() })
  const [message] = await sandboxMessages(db, `852${number.mobileNo}`)
  const [row] = await db<[{ reference: string }]>`select reference from rewards where id = ${id}`
  expect(message?.text).toContain(row.reference)
  expect(message?.text).not.toMatch(/LOST-CODE|5566|http/)
  const { data } = await ask('timeline', { id: userCode })
  expect(data.events).toContainEqual(
    expect.objectContaining({
      event: 'resend',
      kind: 'staff',
      reason: 'CASE-6',
      by: expect.objectContaining({ id: proposer.id }),
    }),
  )
  for (let nth = 0; nth < 2; nth++) {
    clock.advance(1_000)
    expect((await send()).status).toBe(0)
  }
  expect((await send()).reason).toBe('rate_limited')
  await db`update rewards set status = 'used' where id = ${id}`
  expect((await send()).reason).toBe('reward_not_open')
  const stranger = await freshPerson()
  expect(
    (await ask('rewards/resend', { id: stranger.code, reward: id, language: 'en-US', reason: 'CASE-6' })).reason,
  ).toBe('not_found')
})

test('the list has every correction once over its pages, newest first', async () => {
  const person = await freshPerson()
  await db`
    insert into reward_corrections (person_id, kind, target, reason, proposed_by, proposed_at)
    select ${person.id}, 'revoke', gen_random_uuid(), 'planted', gen_random_uuid(), ${new Date(context.clocks.wall())}
    from generate_series(1, 85)`
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const { data } = await ask('corrections', { open: true, ...(cursor && { before: cursor }) })
    seen.push(...data.corrections.map(({ id }: { id: string }) => id))
    cursor = data.before ?? undefined
  } while (cursor)
  const [all] = await db`select count(*)::int as many from reward_corrections where status = 'proposed'`
  expect([seen.length, new Set(seen).size]).toEqual([all?.many, all?.many])
})

test('Verification reports a correction that was approved without an entry of the audit trail', async () => {
  const person = await freshPerson()
  const [{ id }] = await db<[{ id: string }]>`
    insert into reward_corrections (person_id, kind, target, reason, proposed_by, proposed_at, status, decided_by, decided_at)
    values (${person.id}, 'revoke', gen_random_uuid(), 'planted', gen_random_uuid(), ${new Date(context.clocks.wall())},
      'approved', gen_random_uuid(), ${new Date(context.clocks.wall())})
    returning id`
  expect(
    (await differences()).filter((one) => one.startsWith('trail of reward_corrections') && one.includes(id)),
  ).not.toEqual([])
})
