import { expect, test } from 'vitest'
import { seal } from '../../crypto/at-rest.ts'
import { testApp } from '../../testing/context.ts'
import { offeringFixture } from './testing.ts'

const { app, context } = await testApp()
const { db } = context
const { dev } = offeringFixture(app, context)

const { code: settled } = await dev({ activity: 'green-bond', phase: 'settled', demand: [[5, 300]] })
const changing = (code: string, change: string) => db.unsafe(`update offerings set ${change} where code = '${code}'`)
const refused = 'does not change that way'

const fact = (path: string, value: string) => `facts = jsonb_set(facts, '{${path}}', '${value}')`
const dates = ['opens_at', 'cut_off_at', 'closes_at', 'allotment_at', 'refund_at', 'listed_at']

test.each([
  "code = 'another-code'",
  'activity = 495',
  'lot_amount = lot_amount + 1',
  'max_lots = max_lots + 1',
  'lots_on_offer = lots_on_offer + 1',
  'follows_calendar = not follows_calendar',
  'unlisted = not unlisted',
  "demand = '[[1, 1]]'",
  "entropy_codes = '{00700}'",
  "seed_sealed = 'x', max_lots = max_lots + 1",
  `seed_hash = '${'0'.repeat(64)}'`,
  `commitment = '${'0'.repeat(64)}'`,
  "committed_at = committed_at - interval '1 day'",
  fact('fees,brokerage', '1'),
  fact('loan', '{"maxPercent":90,"yearlyRate":1,"days":1}'),
  fact('price', '"1"'),
  fact('lotSize', '1'),
  fact('kind', '"new_shares"'),
  fact('bond,floorCoupon', '1'),
  fact('stockCode', '"00001"'),
  ...dates.map((date) => `${date} = ${date} + interval '1 second'`),
])('the database refuses to change a published promise of an offering: %s', async (change) => {
  await expect(changing('green-bond-2026-1', change)).rejects.toThrow(refused)
})

test('a seed may be sealed again, and a ballot is not held with a seed other than the promised one', async () => {
  const { code } = await dev({ activity: 'green-bond', phase: 'cut_off', demand: [[5, 300]] })
  await changing(code, `seed_sealed = '\\x${seal(context.secrets.dataKey, 'ab'.repeat(32)).toString('hex')}'`)
  await expect(dev({ code, phase: 'allotted' })).rejects.toThrow('server_error')
})

test('a document may be corrected by a new version', async () => {
  await changing('green-bond-2026-1', fact('document,version', '2'))
})

test.each([
  "closed_on = '2999-01-01'",
  "result = '{}'",
  `seed = '${'0'.repeat(64)}'`,
  "entropy = 'x'",
  'allotted_at = listed_at',
])('the database refuses to change the data of a draw: %s', async (change) => {
  await expect(changing(settled, change)).rejects.toThrow(refused)
})

test('the database refuses to delete an offering', async () => {
  await expect(db`delete from offerings where code = ${settled}`).rejects.toThrow()
})
