import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { staffWith } from '../staff/testing/callers.ts'

const { app, context } = await testApp()
const { db } = context
const clerk = await staffWith(context, 'operations')
const call = async (path: string, payload: object) =>
  (await app.inject({ method: 'POST', url: `/staff/stock${path}`, payload, headers: clerk.headers })).json()
const reason = 'More were delivered'
const set = async (stage: string, was: number | null, total: number, activity = 493) =>
  call('/set', { activity, stage, was, total, reason })

interface Row {
  readonly activity: number
  readonly stage: string
  readonly kind: string
  readonly total: number | null
}
const rowsOf = async (activity?: number): Promise<Row[]> =>
  (await call('', { ...(activity && { activity }) })).data.rows

test('The list has every stock with its kind and name, and pools and gifts without a stock', async () => {
  const all = await rowsOf()
  const kinds = new Map(all.map((row) => [`${row.activity} ${row.stage}`.trim(), row.kind]))
  expect(kinds.get('499 meal')).toBe('codes')
  expect(kinds.get('493 umbrella')).toBe('gift')
  expect(kinds.get('493')).toBe('places')
  expect([...kinds.values()]).toContain('prize')
  expect(kinds.size).toBe(all.length)
  await db`delete from stock_slots where activity = 493 and stage = 'umbrella'`
  const gifts = await rowsOf(493)
  expect(gifts.every(({ activity }) => activity === 493)).toBe(true)
  expect(gifts.find(({ stage }) => stage === 'umbrella')).toMatchObject({
    total: null,
    name: { 'en-US': expect.any(String) },
  })
})

test('A page continues after the last row of the page before', async () => {
  await db`
    insert into stock_slots select 501, 'part-' || lpad(nth::text, 3, '0'), 0, 5, 5 from generate_series(1, 120) nth`
  const first = (await call('', { activity: 501 })).data
  expect([first.rows.length, first.after]).toEqual([100, { activity: 501, stage: 'part-099' }])
  const second = (await call('', { activity: 501, after: first.after })).data
  expect([second.rows.length, second.rows[0].stage, second.after]).toEqual([21, 'part-100', null])
})

test('A total is set with actor, reason and both values, unless it is not what the member of staff saw', async () => {
  expect((await set('tea-set', 999_999, 7)).data.outcome).toBe('outdated')
  const was = (await rowsOf(493)).find(({ stage }) => stage === 'tea-set')?.total ?? null
  const replies = await Promise.all([set('tea-set', was, 40), set('tea-set', was, 50)])
  expect(replies.map(({ data }) => data.outcome).sort()).toEqual(['outdated', 'set'])
  const total = replies.find(({ data }) => data.outcome === 'set').data.total
  const trail = await db`select staff_id, reason, detail from audit_entries where subject_id = '493 tea-set'`
  expect([...trail]).toEqual([{ staff_id: clerk.id, reason, detail: { before: { total: was }, after: { total } } }])
})

test('The stock of vouchers, of prizes of a draw, and one that does not exist cannot be set', async () => {
  const prize = (await rowsOf()).find(({ kind }) => kind === 'prize')
  expect((await set('meal', 0, 5, 499)).reason).toBe('not_found')
  expect((await set(prize?.stage ?? '', prize?.total ?? 0, 5, prize?.activity)).reason).toBe('not_found')
  expect((await set('yacht', null, 5)).reason).toBe('not_found')
  expect((await set('', null, 5, 999_999)).reason).toBe('not_found')
  expect((await set('tea-set', 0, -1)).reason).toBe('invalid_request')
})
