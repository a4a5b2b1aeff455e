import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { audit } from '../../../engine/audit.ts'
import { testContext } from '../../../testing/context.ts'
import { captured } from '../../../testing/run-command.ts'
import { sealAudit } from '../audit-seals.ts'
import { verifyCommand } from '../command.ts'
import { exportText, linesIn } from './testing.ts'

const { context } = await testContext()
await audit(context.db, { actor: 'system', subject: 'films', subjectId: 'a', event: 'publish', wall: 0 })
await audit(context.db, { actor: 'system', subject: 'films', subjectId: 'b', event: 'publish', wall: 0 })
await sealAudit(context)
const text = await exportText(context.db)
const lastHash: string = JSON.parse(linesIn(text).at(-1) ?? '').lastHash

const folder = mkdtempSync(join(tmpdir(), 'foyer-trail-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (content: string | Buffer): string => {
  const path = join(folder, 'audit.jsonl')
  writeFileSync(path, content)
  return path
}
/** Without any variable of an environment: the command needs neither a database nor a configuration. */
const run = (args: readonly string[], json = false) =>
  captured((output) =>
    verifyCommand.run(['audit', ...args], {}, { ...output, json }, () => Promise.reject(new Error())),
  )

test('foyer verify audit prints the figures of an export and exits with 0', async () => {
  const { code, out, err } = await run([file(text), '--hash', lastHash.toUpperCase()])
  expect([code, err]).toEqual([0, ''])
  expect(out.split('\n')).toEqual([
    'days             1970-01-01 to 2999-12-31',
    'entries          2',
    'seals            1 to 1',
    `last hash        ${lastHash}`,
    expect.stringMatching(/^SHA-256 {10}[0-9a-f]{64}$/),
    'No difference.',
    '',
  ])
})

test('foyer verify audit prints each difference with its line and the id of its entry, and exits with 1', async () => {
  const { code, out } = await run([file(text.replace('"b"', '"c"'))])
  expect(code).toBe(1)
  expect(out).toContain('DIFFERENCE line 3: entry 2 was changed: its text has another hash\n')
  expect(out).toMatch(/\n3 differences\.\n$/)
})

test('foyer verify audit --json prints figures and differences as one line of JSON', async () => {
  const { code, out } = await run([file(linesIn(text).slice(0, -1).join('\n'))], true)
  expect(code).toBe(1)
  expect(JSON.parse(out)).toMatchObject({
    entries: 2,
    firstSeal: 1,
    faults: [{ line: 5, found: 'the file ends without a footer: it was cut off' }],
  })
})

test('foyer verify audit names a file of something else, and an empty one', async () => {
  const other = await run([file(Buffer.from([0x89, 0x50, 0xff, 0x0a, 0x00, 0x0a]))])
  expect([other.code, other.out.includes('line 1: the line is not UTF-8 text')]).toEqual([1, true])
  const empty = await run([file('')])
  expect([empty.code, empty.out.includes('line 1: the file ends without a footer')]).toEqual([1, true])
})

test.each([
  ['no file', [], 'Usage: foyer verify'],
  ['two files', ['a', 'b'], 'Usage: foyer verify'],
  ['an unknown option', ['a', '--all'], 'Usage: foyer verify'],
  ['a file that does not exist', ['/nowhere/audit.jsonl'], '/nowhere/audit.jsonl cannot be read (ENOENT).'],
  ['a folder', ['/'], '/ cannot be read (EISDIR).'],
  ['a hash that is none', ['a', '--hash', 'abc'], '--hash is the hash of a seal: 64 hexadecimal digits.'],
])('foyer verify audit with %s exits with 2 and says why', async (_, args, reason) => {
  const { code, out, err } = await run(args)
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(reason)
})

test('foyer verify audit refuses a file with an endless line', async () => {
  const { code, err } = await run([file(Buffer.alloc(17 * 1024 * 1024, 'x'))])
  expect([code, err]).toEqual([2, expect.stringContaining('is no export: a line is longer than an export has.')])
})
