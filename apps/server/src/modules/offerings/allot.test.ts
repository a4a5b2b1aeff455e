import { createHmac } from 'node:crypto'
import { type AllotmentRule, lotsDrawn, ticketOf } from '@foyer/contract/allotment'
import type { Application, Offering } from '@foyer/contract/offerings'
import { describe, expect, test } from 'vitest'
import type { Context } from '../../context.ts'
import { testApp } from '../../testing/context.ts'
import { ownerOf } from '../../testing/database.ts'
import { attendOffering, attendOfferings } from './attend.ts'
import { bonds, newShares, offeringWorld } from './testing.ts'

const { app, context } = await testApp()
const { db } = context
const { dev, client, differences } = offeringWorld(app, context)

const offeringOf = async (activity: number, code: string): Promise<Offering> =>
  (await app.inject(`/api/offerings/${activity}/${code}`)).json().offerings[0]

/** What an application gets by what is published, as a browser counts it. */
const checked = ({ ballot, result }: Offering, { reference, lots }: Application): number => {
  const { seed, entropy } = ballot
  if (!result || seed === null || entropy === null) throw new Error('nothing is published')
  const ticket = ticketOf(
    (key, message) => createHmac('sha256', key).update(message).digest(),
    { seed, entropy },
    reference,
  )
  return lotsDrawn(result.tiers, result.lastTicket, lots, ticket)
}

describe('a bond', () => {
  test('is allotted by its rule, verifiably, and what is not allotted comes back', async () => {
    const made = {
      activity: 'green-bond',
      lotsOnOffer: 255,
      demand: [
        [1, 40],
        [10, 80],
      ],
    }
    const { code } = await dev(made)
    const people = [await client(), await client(), await client()]
    for (const [nth, one] of people.entries())
      expect(await one.apply({ offering: code, lots: [1, 10, 2][nth] ?? 1 })).toMatchObject({ status: 0 })
    await dev({ code, phase: 'closed' })
    expect(await offeringOf(bonds, code)).toMatchObject({ phase: 'closed', result: null, ballot: { seed: null } })

    await dev({ code, phase: 'allotted' })
    const offering = await offeringOf(bonds, code)
    // 123 apply: one each leaves 132 for 82, one more leaves 50 for 81
    expect(offering.result).toMatchObject({ applicants: 123, lotsAllotted: 255, ballotLots: 50, ballotApplicants: 81 })
    expect(offering.result?.tiers).toMatchObject([
      { lots: 1, each: 1, inBallot: false },
      { lots: 2, each: 2, inBallot: false },
      { lots: 10, each: 2, inBallot: true },
    ])
    for (const one of people) {
      const [mine] = (await one.mine()).applications
      expect(mine).toMatchObject({ status: 'allotted', cancellableUntil: null, settlement: null })
      expect(mine?.lotsAllotted).toBe(mine && checked(offering, mine))
      expect(await one.money()).toMatchObject({ blocked: mine?.blocked })
    }
    expect(await differences()).toEqual([])

    expect(await dev({ code, phase: 'settled' })).toMatchObject({ phase: 'settled' })
    for (const one of people) {
      const [mine] = (await one.mine()).applications
      const paid = (mine?.lotsAllotted ?? 0) * 1_000_000
      const refund = (mine?.amount ?? 0) - paid
      expect(mine).toMatchObject({
        status: 'refunded',
        settlement: { paid, fees: 0, interest: 0, loanLeft: 0, refund },
      })
      expect(mine?.steps.map(({ step }) => step)).toEqual(['submitted', 'allotted', 'refunded'])
      expect(await one.money()).toEqual({ available: 100_000_000 - paid, blocked: 0, owed: 0 })
    }
    expect(await differences()).toEqual([])
  })
})

describe('new shares', () => {
  test('of which nobody of ours gets any give all of it back but the interest', async () => {
    const { code } = await dev({ activity: 'new-shares', lotsOnOffer: 1, demand: [[1, 3_000]] })
    const [cash, margin] = [await client(), await client({ accountType: 'margin' })]
    const asked = { activity: newShares, offering: code, lots: 5 }
    await cash.apply(asked)
    await margin.apply({ ...asked, method: 'margin' })
    await dev({ code, phase: 'allotted' })
    expect((await cash.mine(newShares)).applications).toMatchObject([{ status: 'none', lotsAllotted: 0 }])
    await dev({ code, phase: 'settled' })
    expect(await cash.money()).toEqual({ available: 100_000_000, blocked: 0, owed: 0 })
    const [lent] = (await margin.mine(newShares)).applications
    expect(lent?.settlement).toMatchObject({ paid: 0, fees: 0, loanLeft: 0, loanReturned: lent?.loan })
    expect(await margin.money()).toEqual({ available: 100_000_000 - (lent?.interest ?? 0), blocked: 0, owed: 0 })
    expect(lent?.steps.map(({ step }) => step)).toEqual(['submitted', 'none', 'refunded'])
    expect(await differences()).toEqual([])
  })

  test('in full on margin leave the loan owed, and nothing comes back', async () => {
    const { code } = await dev({ activity: 'new-shares' })
    const one = await client({ accountType: 'margin' })
    await one.apply({ activity: newShares, offering: code, lots: 20, method: 'margin' })
    await dev({ code, phase: 'settled' })
    const [mine] = (await one.mine(newShares)).applications
    expect(mine).toMatchObject({
      lotsAllotted: 20,
      drawnLots: 0,
      settlement: { refund: 0, loanReturned: 0, loanLeft: mine?.loan },
    })
    expect(await one.money()).toMatchObject({ blocked: 0, owed: mine?.loan })
    expect(await differences()).toEqual([])
  })

  test('go by the rule that the reply says in words', async () => {
    const rules: AllotmentRule[] = []
    for (const activity of ['green-bond', 'new-shares']) {
      const { code, activity: number } = await dev({ activity })
      const { ballot } = await offeringOf(number, code)
      rules.push(ballot.rule)
      for (const text of Object.values(ballot.ruleText)) expect(text.length).toBeGreaterThan(20)
    }
    expect(rules).toEqual(['even', 'one_then_share'])
  })
})

test('a cancelled application takes no part', async () => {
  const { code } = await dev({ activity: 'green-bond', lotsOnOffer: 5 })
  const [one, other] = [await client(), await client()]
  const { data } = await one.apply({ offering: code, lots: 5 })
  await one.cancel(data?.application.reference ?? '')
  await other.apply({ offering: code, lots: 5 })
  await dev({ code, phase: 'settled' })
  expect((await offeringOf(bonds, code)).result).toMatchObject({ applicants: 1, lotsApplied: 5 })
  expect((await other.mine()).applications).toMatchObject([{ lotsAllotted: 5 }])
  expect((await one.mine()).applications).toMatchObject([{ status: 'cancelled', lotsAllotted: null }])
})

describe('the job', () => {
  const applied = async (phase: string) => {
    const { code } = await dev({ activity: 'green-bond', lotsOnOffer: 7, demand: [[3, 5]] })
    const people = [await client(), await client()]
    for (const one of people) await one.apply({ offering: code, lots: 3 })
    // as time does it, and nobody has looked yet
    const { dates } = await dev({ code, phase: 'open' })
    const shift = { allotted: dates.allotment, settled: dates.refund }[phase] ?? 0
    const then: Context = { ...context, clocks: { ...context.clocks, business: () => shift } }
    return { code, people, then }
  }
  const transfers = async () => (await db<[{ n: number }]>`select count(*) as n from ledger_transfers`)[0].n

  test('run again, and by two at once, does nothing twice', async () => {
    const { code, people, then } = await applied('settled')
    await Promise.all([attendOffering(then, code), attendOffering(then, code), attendOfferings(then)])
    await attendOffering(then, code)
    const before = await transfers()
    await attendOfferings(then)
    expect(await transfers()).toBe(before)
    for (const one of people) expect((await one.mine()).applications).toMatchObject([{ status: 'refunded' }])
    expect(await differences()).toEqual([])
  })

  test('that died after the draw leaves a result that the next one tells, and draws no second time', async () => {
    const { code, people, then } = await applied('allotted')
    await attendOffering(then, code)
    const drawn = await offeringOf(bonds, code)
    // as if it had died before any application was told
    await ownerOf(db).begin(async (tx) => {
      await tx`alter table audit_entries disable trigger user`
      await tx`
        delete from audit_entries where subject = 'offering_applications' and to_status is not null
          and subject_id in (select id::text from offering_applications where offering = ${code})`
      await tx`
        update offering_applications set status = 'submitted', lots_allotted = null, lots_drawn = null, allotted_at = null
        where offering = ${code}`
      await tx`alter table audit_entries enable trigger user`
    })
    // nobody cancels what was drawn
    const [mine] = (await people[0]?.mine())?.applications ?? []
    expect(mine?.cancellableUntil).toBeNull()
    expect(await people[0]?.cancel(mine?.reference ?? '')).toMatchObject({ reason: 'application_final' })
    await attendOffering(then, code)
    const again = await offeringOf(bonds, code)
    expect([again.result, again.ballot]).toEqual([drawn.result, drawn.ballot])
    for (const one of people) {
      const [told] = (await one.mine()).applications
      expect(told?.lotsAllotted).toBe(told && checked(again, told))
    }
    expect(await differences()).toEqual([])
  })
})
