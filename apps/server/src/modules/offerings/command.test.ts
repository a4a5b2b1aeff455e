import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ballotStatement } from '@foyer/api/arithmetic/allotment'
import type { OfferingList } from '@foyer/api/offerings'
import { expect, test } from 'vitest'
import { sha256 } from '../../engine/draws/hashes.ts'
import { testApp } from '../../testing/context.ts'
import { commandFixture } from '../../testing/run-command.ts'
import { commands } from '../commands.ts'
import { instruments } from '../market/instruments.ts'
import { offeringsCommand } from './command.ts'
import { newShares } from './testing.ts'

const { db, secrets, running, written } = await commandFixture()
const offerings = running(offeringsCommand)
const { app } = await testApp({ db, secrets })

const page = readFileSync(join(import.meta.dirname, '../../../../../docs/offerings.md'), 'utf8')
const example = /```json\n([^`]+)```/.exec(page)?.[1] ?? expect.fail()
type Written = Record<string, unknown> & { dates: Record<string, string>; facts: Record<string, unknown> }
const model = (): Written => JSON.parse(example).offerings[0]
const declaring = (...given: object[]) =>
  offerings('declare', written(JSON.stringify({ offerings: given })), '--by', 'Lee')
const codes = async () =>
  (await db<{ code: string }[]>`select code from offerings order by code`).map(({ code }) => code)
const before = await codes()

test('the example of the documentation declares an offering once, publishes its promise, and changes nothing when repeated', async () => {
  const path = written(example)
  const first = await offerings('declare', path, '--by', 'Lee')
  const [, commitment = ''] = /^sample-tramways: declared, commitment ([0-9a-f]{64})\n$/.exec(first.out) ?? []
  expect(first).toMatchObject({ code: 0, err: '' })
  const again = await offerings('declare', path, '--by', 'Lee')
  expect(again).toEqual({ code: 0, out: `sample-tramways: already declared, commitment ${commitment}\n`, err: '' })
  const trail = await db`
    select actor, event, detail from audit_entries where subject = 'offerings' and subject_id = 'sample-tramways'`
  expect(trail).toEqual([{ actor: 'operator', event: 'commit', detail: { commitment, by: 'Lee' } }])
  const list: OfferingList = (await app.inject(`/api/offerings/${newShares}/sample-tramways`)).json()
  const [{ ballot, ...shown } = expect.fail()] = list.offerings
  expect(shown).toMatchObject({
    phase: 'upcoming',
    lotAmount: 210_000,
    maxLots: 500,
    dates: { closes: Date.parse('2031-03-07T12:00+08:00') },
  })
  expect(ballot).toMatchObject({ commitment, closesOn: '2031-03-07', entropyCodes: ['02800', '02828', '03033'] })
  // the printed commitment is the hash of the published statement
  const promise = {
    ...ballot,
    closesOn: ballot.closesOn,
    code: 'sample-tramways',
    lotsOnOffer: shown.lotsOnOffer,
    maxLots: shown.maxLots,
  }
  expect(sha256(ballotStatement(promise))).toBe(commitment)
  expect(commands.map(({ name }) => name)).toContain('offerings')
})

test('a promised offering cannot be declared with other terms, and then nothing else of the file is declared', async () => {
  await offerings('declare', written(example), '--by', 'Lee')
  const there = await codes()
  const other = { ...model(), code: 'another-one', facts: { ...model().facts, stockCode: '99232' } }
  for (const change of [{ lotsOnOffer: 1_000 }, { dates: { ...model().dates, cutOff: '2031-03-06T16:00+08:00' } }]) {
    const { code, out, err } = await declaring(other, { ...model(), ...change })
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(
      /given\.csv: sample-tramways: is declared already, and what was promised does not change\nNothing was declared\.\n$/,
    )
  }
  expect(await codes()).toEqual(there)
})

const suspended = [...instruments.values()].find(({ walk }) => walk.suspendedFrom)?.code ?? expect.fail()
const faulty: readonly (readonly [what: string, change: (declared: Written) => object, sentence: string])[] = [
  ['an activity without offerings', (one) => ({ ...one, activity: 488 }), 'activity: 488 has no offerings'],
  [
    'the kind of another activity',
    (one) => ({ ...one, activity: 491 }),
    'facts.kind: activity 491 is not for a new_shares',
  ],
  [
    'a moment without its zone',
    (one) => ({ ...one, dates: { ...one.dates, opens: '2031-03-03T09:00' } }),
    'offerings.0.dates.opens: is no moment with its zone',
  ],
  [
    'an impossible day',
    (one) => ({ ...one, dates: { ...one.dates, opens: '2031-02-31T09:00+08:00' } }),
    'offerings.0.dates.opens: is no moment',
  ],
  [
    'dates out of order',
    (one) => ({ ...one, dates: { ...one.dates, cutOff: '2031-03-07T13:00+08:00' } }),
    'dates.closes: is not after dates.cutOff',
  ],
  [
    'a time that has passed',
    (one) => ({ ...one, dates: { ...one.dates, opens: '2026-01-05T09:00+08:00' } }),
    'dates.opens: has passed',
  ],
  [
    'a close on a Saturday',
    (one) => ({ ...one, dates: { ...one.dates, closes: '2031-03-08T12:00+08:00' } }),
    'dates.closes: nothing is traded on 2031-03-08',
  ],
  [
    'an allotment before the closing prices',
    (one) => ({ ...one, dates: { ...one.dates, allotment: '2031-03-07T15:00+08:00' } }),
    'dates.allotment: the closing prices',
  ],
  [
    'an allotment on the day of a close in its last hour',
    (one) => ({
      ...one,
      dates: { ...one.dates, closes: '2031-03-07T15:30+08:00', allotment: '2031-03-07T18:00+08:00' },
    }),
    'dates.allotment: the closing prices of 2031-03-10',
  ],
  [
    'a ballot by the prices of a suspended instrument',
    (one) => ({ ...one, facts: { ...one.facts, entropyCodes: ['02800', suspended] } }),
    `facts.entropyCodes: ${suspended} is suspended`,
  ],
  [
    'a lot of half a cent',
    (one) => ({ ...one, facts: { ...one.facts, lotSize: 1, price: '0.005' } }),
    'facts.price: a lot does not cost whole cents',
  ],
  ['a price in words', (one) => ({ ...one, facts: { ...one.facts, price: 'dear' } }), 'facts.price: dear is no price'],
  [
    'more lots for one application than on offer',
    (one) => ({ ...one, maxLots: 30_000 }),
    'maxLots: is more than there are on offer',
  ],
  ['no lots at all', (one) => ({ ...one, lotsOnOffer: 0 }), 'offerings.0.lotsOnOffer'],
  [
    'a name in two languages',
    (one) => ({ ...one, facts: { ...one.facts, name: { 'zh-CN': '示例', 'zh-HK': '示例' } } }),
    'offerings.0.facts.name.en-US',
  ],
  [
    'a bond without terms',
    (one) => ({ ...one, activity: 491, facts: { ...one.facts, kind: 'bond' } }),
    'a bond has terms of its own',
  ],
  ['other people’s applications', (one) => ({ ...one, demand: [[1, 5]] }), 'demand'],
  [
    'a ballot by prices of an unknown code',
    (one) => ({ ...one, facts: { ...one.facts, entropyCodes: ['02800', '00000'] } }),
    'facts.entropyCodes: 00000 is not traded',
  ],
  [
    'a code that is traded',
    (one) => ({ ...one, facts: { ...one.facts, stockCode: '02800' } }),
    'facts.stockCode: is traded already',
  ],
  [
    'a code of another offering',
    (one) => ({ ...one, facts: { ...one.facts, stockCode: '99211' } }),
    'facts.stockCode: is that of harbourlight-logistics',
  ],
  [
    'pages without files',
    (one) => ({
      ...one,
      facts: {
        ...one.facts,
        document: {
          ...(one.facts.document as object),
          pages: [
            {
              media: { 'zh-CN': 'gone.svg', 'zh-HK': 'gone.svg', 'en-US': 'gone.svg' },
              width: 1,
              height: 1,
              alt: one.facts.name,
            },
          ],
        },
      },
    }),
    'facts.document.pages: gone.svg is no file under content/media',
  ],
]

test.each(faulty)(
  'a file with the fault "%s" is refused with a sentence that names it',
  async (_, change, sentence) => {
    const there = await codes()
    const { code, out, err } = await declaring(change({ ...model(), code: 'refused' }))
    expect([code, out]).toEqual([1, ''])
    expect(err).toContain(sentence)
    expect(err).toMatch(/Nothing was declared\.\n$/)
    expect(await codes()).toEqual(there)
  },
)

test('an offering that closes at the end of trading is allotted at the end of the next day and drawn by its prices', async () => {
  const late = (allotment: string) => ({
    ...model(),
    code: 'closes-late',
    dates: { ...model().dates, closes: '2031-03-07T16:00+08:00', allotment },
    facts: { ...model().facts, stockCode: '99239' },
  })
  expect((await declaring(late('2031-03-10T15:59+08:00'))).err).toContain('the closing prices of 2031-03-10')
  expect(await declaring(late('2031-03-10T16:00+08:00'))).toMatchObject({ code: 0, err: '' })
})

test('two offerings with the same code in a file are refused', async () => {
  const { code, err } = await declaring({ ...model(), code: 'twice' }, { ...model(), code: 'twice' })
  expect([code, err]).toEqual([1, expect.stringContaining('twice: twice is twice in the file')])
})

test.each([
  ['a missing file', ['declare', '/nowhere.json', '--by', 'Lee'], '/nowhere.json cannot be read'],
  ['a missing name', ['declare', '/nowhere.json'], '--by is the name of the person'],
  ['a missing command', [], 'Usage: foyer offerings'],
  ['an unknown command', ['withdraw', 'x'], 'Usage: foyer offerings'],
])('the command reports %s in a sentence', async (_, args, sentence) => {
  const { code, out, err } = await offerings(...args)
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(sentence)
})

test('a file that is not JSON is reported as such', async () => {
  expect(await offerings('declare', written('code,activity'), '--by', 'Lee')).toMatchObject({
    code: 1,
    err: expect.stringContaining('is no JSON'),
  })
  expect((await codes()).filter((code) => !before.includes(code))).toEqual(['closes-late', 'sample-tramways'])
})
