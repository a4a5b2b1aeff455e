import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { shownTarget, targetsOf } from './targets.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-targets-'))
afterAll(() => rmSync(folder, { recursive: true }))
const same = { 'zh-CN': 'x', 'zh-HK': 'x', 'en-US': 'x' }
const endsAt = '2026-03-01T00:00:00+08:00'
const target = { id: 'mall', partner: 'mall', name: same, about: same, passes: same, statement: 2, endsAt }
const FOYER_REDIRECTS_FILE = join(folder, 'targets.json')
writeFileSync(
  FOYER_REDIRECTS_FILE,
  JSON.stringify({ hosts: ['mall.example'], targets: [{ ...target, address: 'https://mall.example/enter' }] }),
)
const production = { FOYER_MODE: 'production', HOST: '0.0.0.0' }

test('without a file the sandbox has the partner that it simulates as a target, and production has none', () => {
  expect([...targetsOf(readEnvironment({})).keys()]).toEqual(['harbour-mall', 'lantern-market', 'spring-fair'])
  expect(targetsOf(readEnvironment(production)).size).toBe(0)
})

test('a target of the file is shown with its host until its time ends', () => {
  const entry = targetsOf(readEnvironment({ FOYER_REDIRECTS_FILE })).get('mall')
  const end = Date.parse(endsAt)
  expect(entry && shownTarget(entry, end - 1)).toMatchObject({ host: 'mall.example', status: 'open', endsAt: end })
  expect(entry && shownTarget(entry, end)).toMatchObject({ status: 'ended' })
  expect(entry && shownTarget({ ...entry, withdrawn: true }, end - 1)).toMatchObject({ status: 'withdrawn' })
})

test('production does not start with a partner without the key to request the identity of a visitor', () => {
  expect(() => targetsOf(readEnvironment({ ...production, FOYER_REDIRECTS_FILE }))).toThrow('no key of mall')
  const FOYER_PARTNERS = JSON.stringify({ mall: { url: 'https://mall.example/orders', secret: 'MALL_KEY' } })
  const known = { ...production, FOYER_REDIRECTS_FILE, FOYER_PARTNERS, MALL_KEY: 'k'.repeat(32) }
  expect(targetsOf(readEnvironment(known)).size).toBe(1)
})
