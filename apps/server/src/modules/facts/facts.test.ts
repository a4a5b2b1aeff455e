import { financingRates } from '@foyer/api/financing'
import { describe, expect, test } from 'vitest'
import { ratesKind } from '../../activity-rules/financing-818/rates.ts'
import type { App } from '../../app.ts'
import { factsAt } from '../../engine/facts/in-force.ts'
import { sampleOf } from '../../engine/facts/kind.ts'
import { addVersion, versionsOf } from '../../engine/facts/versions.ts'
import { factKindsOf } from '../../module.ts'
import { emptyApp, testTwoServers } from '../../testing/context.ts'
import { ownerOf } from '../../testing/database.ts'
import { clients, joins } from '../activities/testing.ts'
import { modules } from '../all.ts'
import { factFindings } from './findings.ts'
import { seedFacts } from './seed.ts'
import { publishFacts } from './testing.ts'

const { app, apps, context, second, clock } = await testTwoServers()
const { db, clocks } = context
const day = 86_400_000
const termsOf = async (server: App) => financingRates.parse((await server.inject('/api/financing/rates')).json()).terms
const both = () => Promise.all(apps.map(termsOf))

describe('the version in force', () => {
  test('A version that is published ahead takes effect at its moment, on every server', async () => {
    const sample = await both()
    const later = clocks.business() + day
    const version = await publishFacts(second, ratesKind, { terms: [30] }, later)
    expect(await both()).toEqual(sample)
    clock.moveBusiness(day - 1)
    expect(await both()).toEqual(sample)
    clock.moveBusiness(day)
    expect(await both()).toEqual([[30], [30]])
    expect((await factsAt(db, ratesKind, later))?.version).toBe(version)
    clock.moveBusiness(0)
  })

  test('A correction is a new version that another server sees at once and that leaves a planned version in place', async () => {
    await publishFacts(context, ratesKind, { terms: [14] })
    expect(await both()).toEqual([[14], [14]])
    clock.moveBusiness(day)
    expect(await both()).toEqual([[30], [30]])
    await publishFacts(second, ratesKind, { terms: [31] })
    expect(await both()).toEqual([[31], [31]])
    clock.moveBusiness(0)
  })

  test('Two servers that publish concurrently get two versions, and the same content twice is one version', async () => {
    const before = (await versionsOf(db)).length
    const numbers = await Promise.all([
      publishFacts(context, ratesKind, { terms: [41] }),
      publishFacts(second, ratesKind, { terms: [42] }),
    ])
    expect(new Set(numbers).size).toBe(2)
    const again = [1, 2, 3].map(() => publishFacts(second, ratesKind, { terms: [43] }))
    expect(new Set(await Promise.all(again)).size).toBe(1)
    expect(await versionsOf(db)).toHaveLength(before + 3)
  })

  test('A coupon stores the version whose rates it promises', async () => {
    const version = await publishFacts(context, ratesKind, { terms: [60] })
    const one = await clients(app, context)({ accountType: 'margin' })
    expect(await joins(one.from, one.login, 481)).toMatchObject({ status: 0 })
    const [row] = await db`select facts from fee_discounts where activity = 481`
    expect(row?.facts).toMatchObject({ version })
  })
})

describe('a published version', () => {
  test('stays as it is: the application may not change or delete it, nor may the owner without removing a trigger', async () => {
    const owner = ownerOf(db)
    for (const [pool, fault] of [
      [db, /permission denied/],
      [owner, /append-only/],
    ] as const) {
      await expect(pool`update fact_versions set note = 'x'`).rejects.toThrow(fault)
      await expect(pool`delete from fact_versions`).rejects.toThrow(fault)
      await expect(pool`truncate fact_versions`).rejects.toThrow(fault)
    }
  })

  test('has an entry in the audit trail with its hash and its moment', async () => {
    const version = await publishFacts(context, ratesKind, { terms: [61] })
    const [row] = await db`
      select actor, event, detail ->> 'hash' as hash from audit_entries
      where subject = 'fact_versions' and subject_id = ${`financing-rates ${version}`}`
    const stored = (await versionsOf(db)).find((one) => one.kind === 'financing-rates' && one.version === version)
    expect(row).toEqual({ actor: 'operator', event: 'publish', hash: stored?.hash })
  })
})

describe('a kind of which nothing is published', async () => {
  const { app: empty, context: bare } = await emptyApp()
  const found = async () =>
    (await factFindings(bare.db, { modules, at: clocks.business() })).map(
      ({ status, message }) => `${status} ${message}`,
    )
  const publishActivity = () => bare.db`
    insert into activities (number, code, route, title, lead, opens_at, closes_at)
    select 481, 'financing-818', '/818financing', texts, texts, '2026-01-01T00:00Z', '2027-01-01T00:00Z'
    from (select jsonb_build_object('zh-CN', '甲', 'zh-HK', '甲', 'en-US', 'A') as texts) written`

  test('is refused to readers by a catalogued error, and the doctor names it once a published page needs it', async () => {
    expect((await found()).join()).not.toContain('financing-rates')
    await publishActivity()
    expect(await found()).toContainEqual(expect.stringMatching(/^warning no version of financing-rates is in force/))
    const reply = await empty.inject('/api/financing/rates')
    expect([reply.statusCode, reply.json().reason]).toEqual([503, 'facts_missing'])
  })

  test('The doctor reports a version that does not suit the release as a fault', async () => {
    const wrong = {
      content: {},
      effectiveAt: clocks.business(),
      note: 'x',
      actor: { kind: 'operator' },
      wall: clocks.wall(),
    } as const
    await bare.db.begin((tx) => addVersion(tx, ratesKind, wrong))
    expect(await found()).toContainEqual(
      'fault version 1 of financing-rates does not suit this release: publish a corrected version.',
    )
  })

  test('The seeds publish the sample of each kind once, also when two servers start together, and never replace a version', async () => {
    await Promise.all([seedFacts(bare), seedFacts(bare)])
    const versions = await versionsOf(bare.db)
    expect(versions.map(({ kind }) => kind)).toEqual(
      factKindsOf(modules)
        .map(({ name }) => name)
        .sort(),
    )
  })
})

test.each(factKindsOf(modules))('The sample of $name is valid, and a sample with an unknown field is not', (kind) => {
  expect(kind.schema.safeParse(sampleOf(kind)).success).toBe(true)
  expect(kind.schema.safeParse({ ...(sampleOf(kind) as object), unknown: 1 }).success).toBe(false)
})
