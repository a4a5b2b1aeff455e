import { createHmac } from 'node:crypto'
import { type AllotmentRule, lotsDrawn, ticketOf } from '@foyer/api/arithmetic/allotment'
import { inEachLanguage } from '@foyer/api/each-language'
import type { Application, Offering } from '@foyer/api/offerings'
import { describe, expect, test } from 'vitest'
import type { Context } from '../../context.ts'
import { testApp } from '../../testing/context.ts'
import { ownerOf } from '../../testing/database.ts'
import { attendOffering, attendOfferings } from './attend.ts'
import { bonds, newShares, offeringFixture } from './testing.ts'

const { app, context } = await testApp()
const { db } = context
const { dev, client, differences } = offeringFixture(app, context)

const offeringOf = async (activity: number, code: string): Promise<Offering> =>
  (await app.inject(`/api/offerings/${activity}/${code}`)).json().offerings[0]

/** The lots of an application, computed from the published data as a browser does. */
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
  test('a bond is allotted by its rule, verifiably, and the cash for lots that were not allotted returns', async () => {
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
    // 123 apply: one lot each leaves 132 for 82 applicants, one more each leaves 50 for 81
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
  test('an application for new shares without an allotment returns all its cash except the interest', async () => {
    const { code } = await dev({ activity: 'new-shares', lotsOnOffer: 1, demand: [[1, 3_000]] })
    const [cash, margin] = [await client(), await client({ accountType: 'margin' })]
    const application = { activity: newShares, offering: code, lots: 5 }
    await cash.apply(application)
    await margin.apply({ ...application, method: 'margin' })
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

  test('a full allotment on margin leaves the loan owed, and no cash returns', async () => {
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

  test('offerings are allotted by the rule that the reply explains in words', async () => {
    const rules: AllotmentRule[] = []
    for (const activity of ['green-bond', 'new-shares']) {
      const { code, activity: number } = await dev({ activity })
      const { ballot } = await offeringOf(number, code)
      rules.push(ballot.rule)
      for (const text of inEachLanguage(ballot.ruleText)) expect(text.length).toBeGreaterThan(20)
    }
    expect(rules).toEqual(['even', 'one_then_share'])
  })
})

test('a cancelled application takes no part in the allotment', async () => {
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

describe('the allotment job', () => {
  const applied = async (phase: string) => {
    const { code } = await dev({ activity: 'green-bond', lotsOnOffer: 7, demand: [[3, 5]] })
    const people = [await client(), await client()]
    for (const one of people) await one.apply({ offering: code, lots: 3 })
    // the dates have passed, but no job has run yet
    const { dates } = await dev({ code, phase: 'open' })
    const shift = { allotted: dates.allotment, settled: dates.refund }[phase] ?? 0
    const then: Context = { ...context, clocks: { ...context.clocks, business: () => shift } }
    return { code, people, then }
  }
  const transfers = async () => (await db<[{ n: number }]>`select count(*) as n from ledger_transfers`)[0].n

  test('repeated and concurrent runs of the job do every step once', async () => {
    const { code, people, then } = await applied('settled')
    await Promise.all([attendOffering(then, code), attendOffering(then, code), attendOfferings(then)])
    await attendOffering(then, code)
    const before = await transfers()
    await attendOfferings(then)
    expect(await transfers()).toBe(before)
    for (const one of people) expect((await one.mine()).applications).toMatchObject([{ status: 'refunded' }])
    expect(await differences()).toEqual([])
  })

  test('after a job that died after the draw, the next one records the same result and does not draw again', async () => {
    const { code, people, then } = await applied('allotted')
    await attendOffering(then, code)
    const drawn = await offeringOf(bonds, code)
    // as if the job died before it recorded the result of any application
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
    // an application cannot be cancelled after the draw
    const [mine] = (await people[0]?.mine())?.applications ?? []
    expect(mine?.cancellableUntil).toBeNull()
    expect(await people[0]?.cancel(mine?.reference ?? '')).toMatchObject({ reason: 'application_final' })
    await attendOffering(then, code)
    const again = await offeringOf(bonds, code)
    expect([again.result, again.ballot]).toEqual([drawn.result, drawn.ballot])
    for (const one of people) {
      const [shown] = (await one.mine()).applications
      expect(shown?.lotsAllotted).toBe(shown && checked(again, shown))
    }
    expect(await differences()).toEqual([])
  })
})
