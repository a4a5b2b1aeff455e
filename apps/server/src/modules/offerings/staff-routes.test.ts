import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { staffWith } from '../staff/testing/callers.ts'

const { app, context, clock } = await testApp()
const { db } = context
const clerk = await staffWith(context, 'operations')
const call = async (path: string, payload: object = {}) =>
  (await app.inject({ method: 'POST', url: `/staff/offerings${path}`, payload, headers: clerk.headers })).json()

const page = readFileSync(join(import.meta.dirname, '../../../../../docs/offerings.md'), 'utf8')
const example = /```json\n([^`]+)```/.exec(page)?.[1] ?? expect.fail()
const preview = async (text: string) => (await call('/preview', { text })).data
const declare = async (text: string, more: object = {}) =>
  call('/declare', { file: 'a.json', text, digest: (await preview(text)).digest, reason: 'Board of March', ...more })
const codes = async (): Promise<string[]> => (await call('')).data.offerings.map(({ code }: { code: string }) => code)

test('A file of declarations is previewed and declared once, with actor and reason, and appears in the list', async () => {
  const seen = await preview(example)
  expect(seen).toMatchObject({ offerings: [{ code: 'sample-tramways', isNew: true }], faults: [] })
  expect(await codes()).not.toContain('sample-tramways')
  const both = await Promise.all([declare(example), declare(example)])
  expect(both.map(({ data }) => [data.outcome, data.declared[0].isNew]).sort()).toEqual([
    ['declared', false],
    ['declared', true],
  ])
  expect(await codes()).toContain('sample-tramways')
  expect((await preview(example)).offerings).toMatchObject([{ isNew: false }])
  const trail = await db`
    select staff_id, reason from audit_entries where subject = 'offerings' and subject_id = 'sample-tramways'`
  expect([...trail]).toEqual([{ staff_id: clerk.id, reason: 'Board of March' }])
})

test('Faults of a file are all reported, and nothing of it is declared', async () => {
  expect((await preview('{')).faults[0]).toMatch(/^is no JSON/)
  const { offerings } = JSON.parse(example)
  const other = { ...offerings[0], lotsOnOffer: 1 }
  const text = JSON.stringify({ offerings: [other] })
  expect((await preview(text)).faults).toEqual([
    'sample-tramways: is declared already, and what was promised does not change',
  ])
  expect((await declare(text)).data).toMatchObject({ outcome: 'faulty', declared: [] })
  expect((await declare(example, { text: `${example} ` })).reason).toBe('invalid_request')
})

test('The list continues page by page, and a declaration needs a recent proof of identity', async () => {
  const { offerings } = (await call('')).data
  const [first, second] = offerings
  const next = await call('', { after: { at: first.opensAt, code: first.code } })
  expect(next.data.offerings[0].code).toBe(second.code)
  const { digest } = await preview(example)
  clock.advance(6 * 60_000)
  expect((await call('/declare', { file: 'a.json', text: example, digest, reason: 'Late' })).reason).toBe(
    'proof_needed',
  )
})
