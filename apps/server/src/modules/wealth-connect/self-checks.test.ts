import { randomUUID } from 'node:crypto'
import { type SelfCheckRequest, wealthConnect } from '@foyer/api/wealth-connect'
import { expect, test } from 'vitest'
import { wealthKind } from '../../activity-rules/wealth-connect/published.ts'
import { sampleOf } from '../../engine/facts/kind.ts'
import { testApp } from '../../testing/context.ts'
import { hostileTexts } from '../../testing/hostile-texts.ts'
import { device } from '../../testing/signed-client.ts'
import { newcomers } from '../activities/testing.ts'
import { publishFacts } from '../facts/testing.ts'
import { idOf } from '../privacy/testing.ts'

const { app, context } = await testApp()
const { db } = context
const someone = newcomers(app, context)
type Someone = Pick<Awaited<ReturnType<typeof someone>>, 'from' | 'as'>

const good = {
  southbound: { adult: 'yes', tie: 'paid', experience: 'yes', means: 'income', vulnerable: 'no', accounts: 'none' },
  northbound: { card: 'macao', adult: 'yes', individual: 'yes', vulnerable: 'no', accounts: 'none' },
} as const
const body = (direction: 'southbound' | 'northbound', changes: Record<string, unknown> = {}, rules = '2024-02-26') => ({
  direction,
  rules,
  answers: { ...good[direction], ...changes } as SelfCheckRequest['answers'],
})
const visitor = async (n: number): Promise<Someone> => {
  const from = device(app, context, `1.34.7.${n}`)
  return { from, as: await from.tourist() }
}
const call =
  (path: string) =>
  async ({ from, as }: Someone, payload: object = {}) =>
    (await from.post(`/api/user/497/${path}`, payload, as)).json()
const [check, store, stored, remove] = ['selfCheck', 'selfCheckStored', 'selfChecks', 'selfCheckRemoved'].map(call) as [
  ReturnType<typeof call>,
  ReturnType<typeof call>,
  ReturnType<typeof call>,
  ReturnType<typeof call>,
]

test('R23 any visitor reads questions, quotas and shelf of both directions, but not the effect of an answer', async () => {
  const reply = await app.inject('/api/wealth-connect')
  const { directions, withheld } = wealthConnect.parse(reply.json())
  expect(withheld).toBe(false)
  expect(directions.map(({ direction }) => direction)).toEqual(['southbound', 'northbound'])
  for (const { quota, products } of directions) {
    expect(quota).toEqual({ total: 3_000_000_00, channel: 1_500_000_00 })
    expect(products.some(({ soldOut }) => soldOut)).toBe(true)
  }
  expect(reply.body).not.toMatch(/verdict|not_met|"why"/)
  const etag = String(reply.headers.etag)
  expect((await app.inject({ url: '/api/wealth-connect', headers: { 'if-none-match': etag } })).statusCode).toBe(304)
})

test('R23 the shelf promises no return', async () => {
  expect((await app.inject('/api/wealth-connect')).body).not.toMatch(
    /yield|% p\.a\.|expected return|年化|预期收益|預期回報|保本|guarantee/i,
  )
})

test('R23 the page is shown in the mainland, unless the activity is withheld there', async () => {
  await app.inject({ method: 'POST', url: '/dev/country', payload: { country: 'CN' } })
  expect((await app.inject('/api/wealth-connect')).json().directions).toHaveLength(2)
  await db`update activities set mainland = 'notice' where number = 497`
  expect((await app.inject('/api/wealth-connect')).json()).toMatchObject({ withheld: true, directions: [] })
  await db`update activities set mainland = 'page' where number = 497`
  await app.inject({ method: 'POST', url: '/dev/country', payload: { country: null } })
})

test('R23 a visitor’s answers are judged by the current rules and not stored', async () => {
  const one = await visitor(1)
  for (const direction of ['southbound', 'northbound'] as const)
    expect((await check(one, body(direction))).data).toEqual({ rules: '2024-02-26', outcome: 'met', findings: [] })
  expect(await db`select from self_checks`).toHaveLength(0)
})

test.each([
  ['southbound', { tie: 'none' }, 'not_met', ['tie']],
  ['southbound', { adult: 'no', experience: 'no' }, 'not_met', ['adult', 'experience']],
  ['southbound', { means: 'unsure' }, 'unclear', ['means']],
  ['southbound', { vulnerable: 'yes' }, 'unclear', ['vulnerable']],
  ['southbound', { means: 'unsure', accounts: 'both' }, 'not_met', ['means', 'accounts']],
  ['northbound', { card: 'none' }, 'not_met', ['card']],
  ['northbound', { vulnerable: 'yes' }, 'not_met', ['vulnerable']],
  ['northbound', { accounts: 'broker' }, 'unclear', ['accounts']],
] as const)('R23 the check %s with %j is %s, and names the rule', async (direction, changes, outcome, failed) => {
  const { data } = await check(await visitor(2), body(direction, changes))
  expect(data.outcome).toBe(outcome)
  expect(data.findings.map(({ question }: { question: string }) => question)).toEqual(failed)
  for (const { why } of data.findings) expect(why['en-US'].length).toBeGreaterThan(10)
})

test('R23 answers to the questions of other rules are not judged', async () => {
  const { data } = await check(await visitor(3), body('southbound', {}, '2021-09-10'))
  expect(data).toEqual({ rules: '2024-02-26', outcome: 'outdated', findings: [] })
})

const wrong: [what: string, payload: object][] = [
  ['one question left out', { ...body('southbound'), answers: { adult: 'yes' } }],
  ['a question too many', body('southbound', { extra: 'yes' })],
  ['an unknown option', body('southbound', { adult: 'maybe' })],
  ['an object’s own property', body('southbound', { adult: 'constructor' })],
  ['answers of the other direction', { ...body('southbound'), answers: good.northbound }],
  ['an unknown direction', { ...body('southbound'), direction: 'eastbound' }],
  ['answers that are a list', { ...body('southbound'), answers: ['yes'] }],
  ...hostileTexts.map(([what, text]): [string, object] => [what, body('southbound', { adult: text })]),
]
test.each(wrong)('R23 a check with %s is refused', async (_what, payload) => {
  expect(await check(await visitor(4), payload)).toMatchObject({ reason: 'invalid_request' })
})

test('R23 a result is stored without the answers if the person wants it, and deleted at their request', async () => {
  const person = await someone()
  expect((await stored(person)).data).toEqual({ checks: [] })
  const first = (await store(person, body('southbound', { means: 'unsure' }))).data
  expect(first.judged.outcome).toBe('unclear')
  expect(first.checks).toMatchObject([{ direction: 'southbound', outcome: 'unclear', isCurrent: true }])
  const again = (await store(person, body('southbound'))).data
  expect(again.checks).toMatchObject([{ outcome: 'met', findings: [], at: context.clocks.business() }])
  await store(person, body('northbound', { card: 'none' }))
  expect(
    (await stored(await person.elsewhere())).data.checks.map((one: { direction: string }) => one.direction),
  ).toEqual(['southbound', 'northbound'])
  const [row] = await db`select to_jsonb(self_checks)::text as text from self_checks where direction = 'northbound'`
  expect(row?.text).not.toMatch(/individual|"answers"/)
  expect((await remove(person, { direction: 'southbound' })).data.checks).toMatchObject([{ direction: 'northbound' }])
  expect((await remove(person, { direction: 'southbound' })).data.checks).toHaveLength(1)
})

test('R23 a result stored from two devices at once is one result', async () => {
  const person = await someone()
  await Promise.all(Array.from({ length: 8 }, () => store(person, body('northbound'))))
  const personId = await idOf(context, person.mobile)
  expect(await db`select from self_checks where person_id = ${personId}`).toHaveLength(1)
})

test('R23 a result of earlier rules is marked as such and unchanged', async () => {
  const person = await someone()
  await store(person, body('southbound', { tie: 'less' }))
  await db`update self_checks set rules = '2021-09-10' where person_id = ${await idOf(context, person.mobile)}`
  expect((await stored(person)).data.checks).toMatchObject([{ outcome: 'not_met', isCurrent: false }])
})

test('R23 a visitor stores nothing, and no person sees another’s results', async () => {
  const [one, two] = [await someone(), await someone()]
  await store(one, body('southbound'))
  expect((await stored(two)).data.checks).toEqual([])
  const anonymous = await visitor(5)
  expect(await store(anonymous, body('southbound'))).toMatchObject({ reason: 'level_too_low' })
  expect(await stored(anonymous)).toMatchObject({ reason: 'level_too_low' })
})

test('O4 stored results are part of the export, and an erasure deletes them', async () => {
  const person = await someone()
  const personId = await idOf(context, person.mobile)
  await store(person, body('northbound'))
  const { findings } = (await store(person, body('southbound', { adult: 'no' }))).data.judged
  const { data } = (await person.from.post('/api/user/privacy/export', {}, person.as)).json()
  const at = context.clocks.business()
  expect(findings).toHaveLength(1)
  expect(data.selfChecks).toEqual([
    { direction: 'northbound', rules: '2024-02-26', outcome: 'met', findings: [], at },
    { direction: 'southbound', rules: '2024-02-26', outcome: 'not_met', findings, at },
  ])
  await person.from.post('/api/user/privacy/erasure', { key: randomUUID(), understood: true }, person.as)
  expect(await db`select from self_checks where person_id = ${personId}`).toHaveLength(0)
})

test('R23 rules that refuse a person without a reason, or lack a direction, are refused', () => {
  const sample = sampleOf(wealthKind) as { directions: { questions: { options: { why?: object }[] }[] }[] }
  const faultsOf = (content: unknown): string =>
    (wealthKind.schema.safeParse(content).error?.issues ?? []).map(({ message }) => message).join()
  expect(faultsOf({ ...sample, directions: sample.directions.slice(1) })).toContain('Too small')
  expect(faultsOf({ ...sample, directions: sample.directions.toReversed() })).toContain('in this order')
  delete sample.directions[0]?.questions[0]?.options[1]?.why
  expect(faultsOf(sample)).toContain('must have a reason')
})

test('R23 a stored result is outdated once another version of the rules is in force', async () => {
  const person = await someone()
  expect((await store(person, body('southbound'))).data.checks).toMatchObject([{ isCurrent: true }])
  await publishFacts(context, wealthKind, { rules: '2027-01-01' })
  expect((await stored(person)).data.checks).toMatchObject([{ isCurrent: false }])
  expect((await check(person, body('southbound'))).data).toMatchObject({ outcome: 'outdated', rules: '2027-01-01' })
})
