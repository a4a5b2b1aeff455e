import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ratesKind } from '../../activity-rules/financing-818/rates.ts'
import { sampleFile, sampleOf } from '../../engine/facts/kind.ts'
import { captured, commandFixture } from '../../testing/run-command.ts'
import { modules } from '../all.ts'
import { factsCommand } from './command.ts'

const { variables, running, written, db } = await commandFixture()
const facts = running(factsCommand)
const sample = sampleFile(ratesKind)
const rates = sampleOf(ratesKind) as { terms: number[] }
const json = async (...args: string[]) => {
  const { code, out, err } = await captured((output) =>
    factsCommand.run(args, variables, { ...output, json: true }, async () => modules),
  )
  expect([code, err]).toEqual([0, ''])
  return JSON.parse(out)
}

test('validate names a valid file, and needs no database', async () => {
  const nowhere = { DATA_DIR: '/nowhere' }
  const run = captured((output) =>
    factsCommand.run(['validate', 'financing-rates', sample], nowhere, output, async () => modules),
  )
  expect(await run).toEqual({ code: 0, out: expect.stringMatching(/financing-rates\.json: valid\n$/), err: '' })
})

test('validate prints every fault with its path and exits with 1, and publish then publishes nothing', async () => {
  const path = written(JSON.stringify({ ...rates, terms: ['a', 0], more: 1, asOf: undefined }))
  for (const args of [['validate'], ['publish', '--note', 'x']]) {
    const { code, out, err } = await facts(args[0] as string, 'financing-rates', path, ...args.slice(1))
    expect([code, out]).toEqual([1, ''])
    expect(err.trim().split('\n').sort()).toEqual([
      expect.stringMatching(/: asOf: is missing: add it$/),
      expect.stringMatching(/: more: is not a known field/),
      expect.stringMatching(/: terms\[0\]: must be a number$/),
      expect.stringMatching(/: terms\[1\]: must be at least 1$/),
    ])
  }
  expect(await db`select from fact_versions`).toHaveLength(0)
})

test('publish adds a version at once, changes nothing for the same content, and show prints what publish read', async () => {
  expect((await facts('show', 'financing-rates')).err).toBe('No version of financing-rates is in force.\n')
  const first = await facts('publish', 'financing-rates', sample, '--note', 'The rates of November', '--by', 'Lee')
  expect([first.code, first.err]).toEqual([0, ''])
  expect(first.out).toMatch(/: published as version 1, in force from \d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?\+08:00\n$/)
  expect((await facts('publish', 'financing-rates', sample, '--note', 'again', '--by', 'Lee')).out).toMatch(
    /: nothing changed since version 1\n$/,
  )
  const shown = await facts('show', 'financing-rates')
  expect(JSON.parse(shown.out)).toEqual(JSON.parse(readFileSync(sample, 'utf8')))
  expect((await facts('validate', 'financing-rates', written(shown.out))).code).toBe(0)
})

test('publish plans a version, and list shows it beside the one in force', async () => {
  const path = written(JSON.stringify({ ...rates, terms: [30] }))
  const planned = ['--note', 'The rates of 2090', '--by', 'Lee', '--from', '2090-01-01T00:00+08:00']
  expect(await json('publish', 'financing-rates', path, ...planned)).toEqual({
    kind: 'financing-rates',
    version: 2,
    isNew: true,
    effectiveAt: '2090-01-01T00:00+08:00',
  })
  const { out } = await facts('list')
  expect(out).toMatch(/^ {2}1 {2}in force from .+ {2}The rates of November$/m)
  expect(out).toMatch(/^ {2}2 {2}planned from 2090-01-01T00:00\+08:00 {2}The rates of 2090$/m)
  const [{ versions }] = await json('list', 'financing-rates')
  expect(versions).toMatchObject([
    { version: 1, state: 'in force', actor: 'operator' },
    { version: 2, state: 'planned' },
  ])
  expect(await json('show', 'financing-rates', '2')).toMatchObject({ version: 2, content: { terms: [30] } })
  expect(await json('show', 'financing-rates')).toMatchObject({ version: 1 })
})

test.each([
  [['publish', 'financing-rates', sample], '--note must say'],
  [['publish', 'financing-rates', sample, '--note', ' '], '--note must say'],
  [
    ['publish', 'financing-rates', sample, '--note', 'x', '--by', 'Lee', '--from', '2020-01-01T00:00+08:00'],
    'must not be in the past',
  ],
  [['publish', 'financing-rates', sample, '--note', 'x', '--from', 'tomorrow'], '--from must be a time of Hong Kong'],
  [['publish', 'financing-rates', sample, '--note', 'x'], '--by is the name of the person'],
  [['publish', 'financing-rates', sample, '--note', 'x', '--by', '\n'], '--by is the name of the person'],
  [['validate', 'financing-rates', sample, '--by', 'Lee'], 'Usage: foyer facts'],
  [['publish', 'weather', sample, '--note', 'x'], 'There is no kind of facts weather, but '],
  [['validate', 'financing-rates', '/nowhere.json'], 'cannot be read (ENOENT)'],
  [['validate', 'financing-rates'], 'Usage: foyer facts'],
  [['validate', 'financing-rates', sample, '--note', 'x'], 'Usage: foyer facts'],
  [['show', 'financing-rates', '9'], 'There is no version 9 of financing-rates.'],
  [[], 'Usage: foyer facts'],
  [['list', '--all'], 'Usage: foyer facts'],
])('%j exits with 2 and says why', async (args, reason) => {
  const { code, out, err } = await facts(...args)
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(reason)
})
