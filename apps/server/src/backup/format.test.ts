import { describe, expect, test } from 'vitest'
import { type Header, openText, type Trailer, textOf } from './format.ts'

const header: Header = {
  format: 1,
  release: '1.2.3',
  mode: 'production',
  moment: '2026-11-26T10:00:00.000Z',
  postgres: 180004,
  migrations: [{ id: 1, name: '0001-a.sql', sha256: 'aa' }],
  functions: [],
  keys: [],
  tables: ['persons', 'nobody', 'rewards'].map((name) => ({ schema: 'public', name, columns: ['id', 'text'] })),
  partitions: [],
}
const sequences: Trailer['sequences'] = [{ name: 'persons_id_seq', last: 3, isCalled: true }]
/** A row may contain the two characters that end the rows, which `copy` escapes. */
const rows: Record<string, string> = { persons: '1\ta\\\\.\n2\t\\N\n', nobody: '', rewards: '7\t茶\n' }

const plain = async (changed: Header = header): Promise<Buffer> => {
  const chunks: Buffer[] = []
  const text = textOf(
    changed,
    ({ name }) =>
      (async function* () {
        yield Buffer.from(rows[name] ?? '')
      })(),
    async () => sequences,
  )
  for await (const chunk of text) chunks.push(chunk)
  return Buffer.concat(chunks)
}
async function* cut(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const readAll = async (bytes: Buffer, size = 7) => {
  const backup = await openText(cut(bytes, size))
  const found: Record<string, string> = {}
  const trailer = await backup.read(async ({ name }, all) => {
    found[name] = ''
    for await (const chunk of all) found[name] += Buffer.from(chunk).toString('latin1')
  })
  return { header: backup.header, found, trailer }
}

test.each([1, 2, 3, 5, 64, 100_000])(
  'a backup is read again as it was written, in chunks of %i bytes',
  async (size) => {
    const { header: read, found, trailer } = await readAll(await plain(), size)
    expect(read).toEqual(header)
    const latin = Object.entries(rows).map(([name, text]) => [name, Buffer.from(text).toString('latin1')])
    expect(found).toEqual(Object.fromEntries(latin))
    expect(trailer.sequences).toEqual(sequences)
    expect(trailer.tables.map((table) => table.rows)).toEqual([2, 0, 1])
  },
)

test('a backup is SQL: comments, and statements COPY that psql can run', async () => {
  const text = (await plain()).toString()
  expect(text).toContain('\nCOPY "public"."persons" ("id", "text") FROM stdin;\n1\ta\\\\.\n2\t\\N\n\\.\n')
  const others = text.split('\n').filter((line) => !/^(-- |COPY |\\\.|\d\t|$)/.test(line))
  expect(others).toEqual([])
})

describe('a text that is not the backup that was written is refused', () => {
  const changed = (from: string, to: string) => async () => {
    const text = (await plain()).toString()
    expect(text).toContain(from)
    return Buffer.from(text.replace(from, to))
  }
  test.each([
    ['a changed row', changed('7\t茶', '8\t茶'), /table rewards are not those/],
    ['a missing row', changed('2\t\\N\n', ''), /table persons are not those/],
    ['a missing trailer', changed('\n-- Foyer end ', '\n-- '), /no backup of Foyer/],
    ['other columns', changed('"rewards" ("id", "text")', '"rewards" ("id")'), /no backup of Foyer/],
    ['something after the end', async () => Buffer.concat([await plain(), Buffer.from('x\n')]), /not those/],
    ['an end in the middle', async () => (await plain()).subarray(0, -20), /no backup of Foyer/],
    ['another format', changed('"format":1', '"format":2'), /no backup of Foyer/],
    ['another file', async () => Buffer.from('select 1;\n'), /no backup of Foyer/],
    ['an empty file', async () => Buffer.alloc(0), /no backup of Foyer/],
  ])('%s', async (_, text, sentence) => {
    await expect(readAll(await text())).rejects.toThrow(sentence)
  })

  test.each([
    ['bound', { parent: 'tracking_events', name: 'p', bound: "FOR VALUES FROM ('1') TO ('2'); drop table x" }],
    ['name', { parent: 'tracking_events', name: 'p"; drop table x', bound: 'DEFAULT' }],
  ])('SQL in the %s of a partition', async (_, partition) => {
    await expect(readAll(await plain({ ...header, partitions: [partition] }))).rejects.toThrow(/no backup of Foyer/)
  })
})
