import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@foyer/testing/memory'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readReport } from './audit/registry.ts'
import { audit } from './audit.ts'

const folder = testFolder()
const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/planted': { version: '2.4.1' },
    'node_modules/tool': { version: '1.0.0', dev: true },
    'node_modules/tool/node_modules/planted': { version: '3.0.0', dev: true },
  },
}
const range = (...events: readonly object[]) => [{ type: 'SEMVER', events }]
const advisoryAbout = (name: string, part: object, rest: object = {}) => ({
  id: 'GHSA-test',
  modified: '2026-11-20T08:00:00Z',
  summary: 'it runs what it reads',
  affected: [{ package: { ecosystem: 'npm', name }, ...part }],
  database_specific: { severity: 'MODERATE' },
  ...rest,
})

let written = 0
/** Writes advisories as the database of GitHub has them: a file each, in folders. */
const folderOf = (...advisories: readonly object[]): string => {
  const path = join(folder, String(written++))
  mkdirSync(join(path, '2026/11'), { recursive: true })
  for (const [at, one] of advisories.entries()) writeFileSync(join(path, `2026/11/${at}.json`), JSON.stringify(one))
  return path
}
const archiveOf = (...advisories: readonly object[]): string => {
  const path = join(folder, `${written++}.zip`)
  const files = advisories.map((one, at) => [`GHSA-${at}.json`, strToU8(JSON.stringify(one))] as const)
  writeFileSync(path, zipSync(Object.fromEntries(files)))
  return path
}
const unreachable = async () => expect.fail('the registry was called')
const options = { isOptional: false, now: new Date('2026-11-26T12:00:00Z'), accepted: [], call: unreachable }
const auditWith = (database: string, change: object = {}) => audit(lock, { ...options, database, ...change })

const shipped = 'node_modules/planted 2.4.1: GHSA-test, moderate, shipped. it runs what it reads'

describe.each([
  ['a folder', folderOf],
  ['a zip archive', archiveOf],
])('with advisories in %s', (_, databaseOf) => {
  test('SEC-16 a planted vulnerable package of production fails the audit, whatever the severity', async () => {
    const { code, lines } = await auditWith(
      databaseOf(
        advisoryAbout('other', { ranges: range({ introduced: '0' }) }),
        advisoryAbout('planted', { ranges: range({ introduced: '2.0.0' }, { fixed: '2.4.2' }) }),
      ),
    )
    expect(code).toBe(1)
    expect(lines).toEqual([shipped, expect.stringMatching(/^3 packages compared with 2 advisories .*: 1 to resolve\./)])
  })

  test('SEC-16 a package that no advisory concerns passes', async () => {
    const { code, lines } = await auditWith(
      databaseOf(advisoryAbout('planted', { ranges: range({ introduced: '0' }, { fixed: '2.4.1' }) })),
    )
    expect([code, lines]).toEqual([0, [expect.stringMatching(/the newest of 2026-11-20: nothing to resolve\.$/)]])
  })
})

test.each([
  ['introduced at this version', { ranges: range({ introduced: '2.4.1' }) }, true],
  ['introduced after it', { ranges: range({ introduced: '2.4.2' }) }, false],
  ['last affected at it', { ranges: range({ introduced: '0' }, { last_affected: '2.4.1' }) }, true],
  ['last affected before it', { ranges: range({ introduced: '0' }, { last_affected: '2.4.0' }) }, false],
  ['fixed by a later preview', { ranges: range({ introduced: '0' }, { fixed: '2.5.0-beta.1' }) }, true],
  [
    'introduced again after a fix',
    { ranges: range({ introduced: '0' }, { fixed: '1.0.0' }, { introduced: '2.0.0' }, { fixed: '2.9.0' }) },
    true,
  ],
  [
    'between two ranges',
    { ranges: range({ introduced: '3.0.0' }, { introduced: '0' }, { fixed: '3.1.0' }, { fixed: '2.0.0' }) },
    false,
  ],
  ['in a list of versions', { versions: ['2.4.0', '2.4.1'] }, true],
  ['not in a list of versions', { versions: ['2.4.10'] }, false],
  ['a range of commits', { ranges: [{ type: 'GIT', events: [{ introduced: '0' }] }] }, false],
])('SEC-16 an advisory whose range is %s concerns version 2.4.1: %#', async (_, part, is) => {
  const { lines } = await auditWith(folderOf(advisoryAbout('planted', part)))
  expect(lines.some((line) => line.startsWith('node_modules/planted 2.4.1'))).toBe(is)
})

test('SEC-16 a withdrawn advisory, and one about a package of another registry, concern nothing', async () => {
  const everything = { ranges: range({ introduced: '0' }) }
  const elsewhere = { affected: [{ package: { ecosystem: 'PyPI', name: 'planted' }, ...everything }] }
  const database = folderOf(
    advisoryAbout('planted', everything, { withdrawn: '2026-11-21T00:00:00Z' }),
    advisoryAbout('planted', everything, elsewhere),
    advisoryAbout('other', everything),
  )
  expect((await auditWith(database)).code).toBe(0)
})

test('SEC-16 of a package that only development uses, an advisory of high or unknown severity fails the audit', async () => {
  const about = (rest: object) => folderOf(advisoryAbout('tool', { ranges: range({ introduced: '0' }) }, rest))
  expect(await auditWith(about({}))).toMatchObject({
    code: 0,
    lines: [expect.stringMatching(/^accepted or of low severity: node_modules\/tool 1\.0\.0: /), expect.anything()],
  })
  expect((await auditWith(about({ database_specific: { severity: 'HIGH' } }))).code).toBe(1)
  expect((await auditWith(about({ database_specific: undefined }))).code).toBe(1)
})

test('SEC-16 an accepted advisory passes until the last day of its acceptance, for its package only', async () => {
  const database = folderOf(
    advisoryAbout('planted', { ranges: range({ introduced: '0' }) }, { id: 'CVE-1', aliases: ['GHSA-alias'] }),
  )
  const accepting = (change: object) => ({
    accepted: [{ id: 'GHSA-alias', package: 'planted', why: 'a test', until: '2026-11-26', ...change }],
  })
  expect((await auditWith(database, accepting({}))).code).toBe(0)
  expect((await auditWith(database, accepting({ until: '2026-11-25' }))).code).toBe(1)
  expect((await auditWith(database, accepting({ package: 'other' }))).code).toBe(1)
})

test.each([
  ['that does not exist', () => join(folder, 'nowhere'), /nowhere cannot be read/],
  ['without an advisory', () => folderOf({ name: 'a file of another kind' }), /has no advisory about packages of npm/],
  [
    'that is older than 30 days',
    () => folderOf(advisoryAbout('other', {}, { modified: '2026-10-01T00:00:00Z' })),
    /is 56 days old/,
  ],
  ['that is no archive', () => join(folder, 'broken.zip'), /cannot be read|has no advisory/],
])('SEC-16 a database %s is no silent pass', async (_, databaseOf, reason) => {
  writeFileSync(join(folder, 'broken.zip'), 'text')
  const { code, lines } = await auditWith(databaseOf())
  expect(code).toBe(2)
  expect(lines).toEqual([expect.stringMatching(/^NOT SCANNED: .* Nothing is known/)])
  expect(lines[0]).toMatch(reason)
})

describe('without a database', () => {
  const installed = [{ path: 'node_modules/planted', name: 'planted', version: '2.4.1', isShipped: true }]

  test('SEC-16 the report of the registry fails the audit', async () => {
    const report = {
      vulnerabilities: {
        planted: {
          nodes: ['node_modules/planted'],
          via: [
            'other',
            { url: 'https://host.example/GHSA-test', title: 'it runs what it reads', severity: 'moderate' },
          ],
        },
        dependant: { nodes: ['node_modules/dependant'], via: ['planted'] },
      },
    }
    const call = async () => readReport(JSON.stringify(report), installed)
    const { code, lines } = await audit(lock, { ...options, call })
    expect([code, lines[0]]).toEqual([1, shipped])
  })

  test.each([
    [
      '{"message": "405 Method Not Allowed - POST https://registry.example/-/npm/v1"}',
      '405 Method Not Allowed - POST …',
    ],
    ['', 'npm wrote no report'],
    ['{"vulnerabilities": []}', 'npm wrote a report of another form'],
  ])(
    'SEC-16 a registry that answers %s is no silent pass, and fails only an audit that is required',
    async (text, why) => {
      const call = async () => readReport(text, installed)
      const line = `NOT SCANNED: the registry answers no audit (${why}), and no --database is given.`
      const required = await audit(lock, { ...options, call })
      expect([required.code, required.lines]).toEqual([2, [expect.stringContaining(line)]])
      const optional = await audit(lock, { ...options, isOptional: true, call })
      expect([optional.code, optional.lines]).toEqual([0, required.lines])
    },
  )
})
