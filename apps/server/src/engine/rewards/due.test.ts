import { expect, test } from 'vitest'
import { testContext } from '../../testing/context.ts'
import { settleDue } from './due.ts'
import { rewardFixture } from './testing.ts'

const { context, clock } = await testContext()
const { db, clocks } = context
const { person, grant, statusOf } = await rewardFixture(context)
const owner = await person()

test('E1 an available voucher, claimable cash and an unclaimed gift expire exactly at validUntil, and other rewards do not', async () => {
  const validUntil = Date.parse('2026-02-01T00:00:00+08:00')
  const rewards = {
    voucher: await grant(owner, { type: 'exchange_voucher', status: 'available', validUntil }),
    cash: await grant(owner, { validUntil }),
    gift: await grant(owner, { type: 'physical_gift', validUntil }),
    // these do not expire: they wait for a partner, for the account or for the carrier, or have no end
    unconfirmed: await grant(owner, { type: 'exchange_voucher', status: 'pending', validUntil }),
    crediting: await grant(owner, { status: 'crediting', validUntil }),
    packed: await grant(owner, { type: 'physical_gift', status: 'packed', validUntil }),
    endless: await grant(owner),
  }
  const statuses = async () =>
    Object.fromEntries(await Promise.all(Object.entries(rewards).map(async ([name, id]) => [name, await statusOf(id)])))
  const before = await statuses()
  clock.moveBusiness(validUntil - 1 - clocks.wall())
  expect([await settleDue(context), await statuses()]).toEqual([0, before])
  clock.moveBusiness(validUntil - clocks.wall())
  expect(await settleDue(context)).toBe(3)
  expect(await statuses()).toEqual({ ...before, voucher: 'expired', cash: 'expired', gift: 'expired' })
  expect(await settleDue(context)).toBe(0)
})

test('E1 pending cash becomes claimable at its payout time, and expires instead if its validity has ended by then', async () => {
  const payoutAt = Date.parse('2027-01-01T00:00:00+08:00')
  const [cash, late, voucher] = [
    await grant(owner, { status: 'pending', payoutAt, validUntil: payoutAt + 1 }),
    await grant(owner, { status: 'pending', payoutAt, validUntil: payoutAt }),
    await grant(owner, { type: 'exchange_voucher', status: 'pending', payoutAt }),
  ]
  clock.moveBusiness(payoutAt - 1 - clocks.wall())
  await settleDue(context)
  expect(await statusOf(cash)).toBe('pending')
  clock.moveBusiness(payoutAt - clocks.wall())
  await settleDue(context)
  expect([await statusOf(cash), await statusOf(late), await statusOf(voucher)]).toEqual([
    'claimable',
    'expired',
    'pending',
  ])
})

test('E1 two concurrent runs and a third run over more rewards than a batch expire each reward once', async () => {
  const validUntil = clocks.business() + 1
  const ids: string[] = []
  for (let n = 0; n < 450; n++) ids.push(await grant(owner, { validUntil }))
  clock.advance(1)
  await Promise.all([settleDue(context), settleDue(context)])
  await settleDue(context)
  const [counts] = await db`
    select count(*) filter (where status = 'expired') as expired,
      (select count(*) from audit_entries where event = 'expire' and subject_id = any (${ids})) as entries
    from rewards where id = any (${ids})`
  expect(counts).toEqual({ expired: 450, entries: 450 })
})

test('E1 a run skips a locked reward without waiting, and the next run expires it', async () => {
  const [held, free] = [
    await grant(owner, { validUntil: clocks.business() }),
    await grant(owner, { validUntil: clocks.business() }),
  ]
  await db.begin(async (tx) => {
    await tx`select from rewards where id = ${held} for update`
    await settleDue(context)
    expect([await statusOf(held), await statusOf(free)]).toEqual(['claimable', 'expired'])
  })
  await settleDue(context)
  expect(await statusOf(held)).toBe('expired')
})
