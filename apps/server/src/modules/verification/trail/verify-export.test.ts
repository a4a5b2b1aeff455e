import { expect, test } from 'vitest'
import { audit } from '../../../engine/audit.ts'
import { testContext } from '../../../testing/context.ts'
import { ownerOf } from '../../../testing/database.ts'
import { pruneAudit, sealAudit } from '../audit-seals.ts'
import { booksSubjects, entryLine, hashOfSeal, type SealLine, sha256 } from './format.ts'
import { allDays, exportText, faultsIn, linesIn, rewritten, verified } from './testing.ts'

const { context } = await testContext()
const { db } = context
const owner = ownerOf(db)

const write = (nth: number) =>
  audit(db, {
    actor: nth % 3 === 0 ? 'system' : { kind: 'staff', id: `member ${nth}`, reference: 'ABCDE-12345' },
    subject: nth % 2 ? 'rewards' : 'films',
    subjectId: String(nth),
    event: 'publish',
    wall: nth * 1000,
    detail: { nth },
  })
// seals of the entries 1 to 4, 5 to 8 and 9 to 12
for (let nth = 1; nth <= 12; nth++) {
  await write(nth)
  if (nth % 4 === 0) await sealAudit(context)
}
const text = await exportText(db)
const lines = linesIn(text)
/** The line of an entry: the header, then four entries and a seal, three times. */
const lineOf = (entry: number): number => entry + Math.floor((entry - 1) / 4)
const sealLineOf = (seal: number): number => seal * 5

const replaced = (at: number, change: (line: string) => string | string[]): string[] =>
  lines.flatMap((line, nth) => (nth === at ? change(line) : line))
const textOf = (line = ''): string => /"entry":(.*)\}$/.exec(line)?.[1] ?? ''
const jsonOf = <T extends object>(at: number, change: Partial<T>): string[] =>
  replaced(at, (line) => JSON.stringify({ ...JSON.parse(line), ...change }))
const last = lines.length - 1
const hashOf = (seal: number): string => JSON.parse(lines[sealLineOf(seal)] ?? '').hash

test('SEC-9 an untouched export has no fault, and the figures of its entries and seals', async () => {
  expect(await verified(text)).toEqual({
    ...allDays,
    entries: 12,
    firstSeal: 1,
    lastSeal: 3,
    deleted: 0,
    deletedUntil: null,
    lastHash: hashOf(3),
    sha256: JSON.parse(lines[last] ?? '').sha256,
    faults: [],
    moreFaults: 0,
  })
  expect(await faultsIn(rewritten(lines))).toEqual([])
})

/** Each changes the file, and its footer where someone who hides the change would. */
const forgeries: readonly [title: string, forged: string, ...found: (string | RegExp)[]][] = [
  [
    'a changed entry',
    rewritten(replaced(lineOf(6), (line) => line.replace('publish', 'withdraw'))),
    'entry 6 was changed: its text has another hash',
    'entries 5 to 8 are not those of seal 2: 4 are there, 4 were sealed',
  ],
  [
    'a changed entry with a new hash',
    rewritten(replaced(lineOf(5), (line) => entryLine(textOf(line).replace('member', 'other')))),
    'entries 5 to 8 are not those of seal 2: 4 are there, 4 were sealed',
  ],
  [
    'an entry without its member of staff',
    rewritten(
      replaced(lineOf(5), (line) => entryLine(textOf(line).replace(/, "member 5", null, "ABCDE-12345"\]$/, ']'))),
    ),
    'entries 5 to 8 are not those of seal 2: 4 are there, 4 were sealed',
  ],
  [
    'a change of a space',
    rewritten(replaced(lineOf(1), (line) => line.replace(', ', ',  '))),
    /^(the line is no entry of the audit trail|entry 1 was changed)/,
    'entries 1 to 4 are not those of seal 1: ',
  ],
  [
    'a deleted entry',
    rewritten(replaced(lineOf(7), () => [])),
    'entries 5 to 8 are not those of seal 2: 3 are there, 4 were sealed; no entry has the id 7',
    'the footer states entries 12, and the file has 11',
  ],
  [
    'an added entry',
    rewritten(replaced(lineOf(8), (line) => [line, entryLine(textOf(line).replace(/^\[8/, '[9'))])),
    'entry 9 is not between 5 and 8, the entries of seal 2',
    'entries 5 to 8 are not those of seal 2: 5 are there, 4 were sealed',
    'entry 9 is there twice',
    'the footer states entries 12, and the file has 13',
  ],
  [
    'an entry that is there twice',
    rewritten(replaced(lineOf(3), (line) => [line, line])),
    'entry 3 is there twice',
    'entries 1 to 4 are not those of seal 1: 5 are there, 4 were sealed',
    'the footer states entries 12, and the file has 13',
  ],
  [
    'entries in another order',
    rewritten(
      lines.map((line, at) =>
        at === lineOf(2) ? (lines[lineOf(3)] ?? '') : at === lineOf(3) ? (lines[lineOf(2)] ?? '') : line,
      ),
    ),
    'entry 2 stands after entry 3',
  ],
  [
    'entries after the last seal',
    rewritten(replaced(sealLineOf(3), (line) => [line, entryLine(textOf(lines[lineOf(12)]).replace(/^\[12/, '[13'))])),
    'no seal follows the entries 13 to 13',
    'the footer states entries 12, and the file has 13',
  ],
  [
    'a changed seal',
    rewritten(jsonOf<SealLine>(sealLineOf(2), { sealedAt: '5' })),
    'seal 2 was changed, or does not follow the seal before it',
  ],
  [
    'a seal with another number of entries',
    rewritten(jsonOf<SealLine>(sealLineOf(2), { others: 1 })),
    'seal 2 was changed, or does not follow the seal before it',
  ],
  [
    'a seal made again over a changed entry',
    rewritten(
      replaced(sealLineOf(2), (line) => {
        const seal: SealLine = { ...JSON.parse(line), othersHash: sha256('x').toString('hex') }
        return JSON.stringify({ ...seal, hash: hashOfSeal(seal, hashOf(1)) })
      }),
    ),
    'entries 5 to 8 are not those of seal 2: 4 are there, 4 were sealed',
    'seal 3 was changed, or does not follow the seal before it',
  ],
  [
    'a missing seal with its entries',
    rewritten(lines.filter((_, at) => at < lineOf(5) || at > sealLineOf(2))),
    'seal 3 stands where seal 2 is expected',
    'seal 3 begins with entry 9, and entry 5 is expected',
    'seal 3 was changed, or does not follow the seal before it',
    'the footer states entries 12, and the file has 8',
    'the footer states seals 3, and the file has 2',
  ],
  [
    'a missing end, with a footer that suits it',
    rewritten([
      ...lines.slice(0, sealLineOf(2) + 1),
      JSON.stringify({ ...JSON.parse(lines[last] ?? ''), entries: 8, seals: 2, lastSeal: 2, lastHash: hashOf(2) }),
    ]),
    'the header names the last seal 3, and the file has 2',
  ],
  [
    'a missing beginning',
    rewritten([lines[0] ?? '', ...lines.slice(lineOf(5))]),
    'seal 2 stands where seal 1 is expected',
    'the header does not fit seal 2: only seal 1 has no hash before it',
    'seal 2 was changed, or does not follow the seal before it',
    'the footer states entries 12, and the file has 8',
    'the footer states seals 3, and the file has 2',
    'the header names the first seal 1, and the file has 2',
  ],
  [
    'a seal whose entries are stated as deleted',
    rewritten(jsonOf<SealLine>(sealLineOf(1), { deletedAt: 0 })),
    'entries 1 to 4 are not those of seal 1: 4 are there, 2 were sealed',
  ],
  [
    'a file that was cut off between lines',
    `${lines.slice(0, 8).join('\n')}\n`,
    'no seal follows the entries 5 to 6',
    'the file ends without a footer: it was cut off',
    'the header names the last seal 3, and the file has 1',
  ],
  [
    'a file that was cut off within a line',
    lines.join('\n').slice(0, -5),
    'the line is no entry, no seal and no footer',
    'the file ends without a footer: it was cut off',
  ],
  [
    'a footer with another number of entries',
    rewritten(jsonOf(last, { entries: 11 })),
    'the footer states entries 11, and the file has 12',
  ],
  [
    'a footer with another last seal',
    rewritten(jsonOf(last, { lastSeal: 4, lastHash: hashOf(2) })),
    'the footer states last seal 4, and the file has 3',
    /^the footer states last hash [0-9a-f]{64}, and the file has [0-9a-f]{64}$/,
  ],
  ['a line after the footer', `${text}${lines[1]}\n`, 'the line stands after the footer'],
  [
    'a header with another period',
    jsonOf(0, { until: '2026-12-31' })
      .map((line) => `${line}\n`)
      .join(''),
    /^the footer states SHA-256 [0-9a-f]{64}, and the file has [0-9a-f]{64}$/,
  ],
  [
    'a header with another first seal',
    rewritten(jsonOf(0, { firstSeal: 2, hashBefore: hashOf(1) })),
    'seal 1 stands where seal 2 is expected',
    'the header does not fit seal 1: only seal 1 has no hash before it',
    'seal 1 was changed, or does not follow the seal before it',
    'the header names the first seal 2, and the file has 1',
  ],
  [
    'a header of another format',
    rewritten(jsonOf(0, { format: 'foyer audit trail 2' })),
    'the header is missing or is not of the form "foyer audit trail 1"',
  ],
  ['a header that is missing', rewritten(lines.slice(1)), 'the header is missing or is not of the form'],
  ['an unknown field of the header', rewritten(jsonOf(0, { note: 'genuine' })), 'the header is missing or is not of'],
]

test.each(forgeries)('SEC-9 the verification names %s', async (_, forged, ...found) => {
  const faults = await faultsIn(forged)
  expect(faults.length).toBeGreaterThan(0)
  for (const one of found)
    expect(faults).toContainEqual(typeof one === 'string' ? expect.stringContaining(one) : expect.stringMatching(one))
})

test('SEC-9 a change of any byte of an export is found', async () => {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length - 1; at += 13) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect((await faultsIn(changed.toString('latin1'))).length, `byte ${at}`).toBeGreaterThan(0)
  }
})

test('SEC-9 a hash that is stored elsewhere shows whether the whole chain was made again', async () => {
  expect(await faultsIn(text, hashOf(2))).toEqual([])
  const other = sha256('other').toString('hex')
  expect(await faultsIn(text, other)).toEqual([`no seal has the hash ${other}`])
})

test('SEC-9 an export of some days begins in the middle of the chain and continues the hash before it', async () => {
  await audit(db, {
    actor: 'system',
    subject: 'trades',
    subjectId: '1',
    event: 'report',
    wall: Date.UTC(2026, 0, 1, 15, 59),
  })
  await sealAudit(context)
  await audit(db, {
    actor: 'system',
    subject: 'trades',
    subjectId: '2',
    event: 'report',
    wall: Date.UTC(2026, 0, 1, 16),
  })
  await sealAudit(context)
  const of = async (from: string, until = from) => verified(await exportText(db, { from, until }))
  // the day ends at midnight in Hong Kong
  expect(await of('2026-01-01')).toMatchObject({ entries: 1, firstSeal: 4, lastSeal: 4, faults: [] })
  expect(await of('2026-01-02')).toMatchObject({ entries: 1, firstSeal: 5, lastSeal: 5, faults: [] })
  expect(await of('2026-01-01', '2026-01-02')).toMatchObject({ entries: 2, firstSeal: 4, lastSeal: 5, faults: [] })
  expect(await of('2025-01-01')).toMatchObject({ entries: 0, firstSeal: null, lastSeal: null, faults: [] })
})

test('SEC-9 rows that were changed, deleted or added in the database are found in the export', async () => {
  const undone = new Error('undone')
  const after = async (statement: string) => {
    let faults: string[] = []
    await owner
      .begin(async (tx) => {
        await tx`alter table audit_entries disable trigger user`
        await tx.unsafe(statement)
        const begun = Object.assign(tx, { begin: (_: string, act: (tx: unknown) => unknown) => act(tx) })
        faults = await faultsIn(await exportText(begun as never))
        throw undone
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error
      })
    return faults
  }
  expect(await after("update audit_entries set staff_id = 'other' where id = 5")).toEqual([
    'entry 5 was changed: its text has another hash',
    'entries 5 to 8 are not those of seal 2: 4 are there, 4 were sealed',
  ])
  expect(await after('delete from audit_entries where id in (2, 3)')).toEqual([
    'entries 1 to 4 are not those of seal 1: 2 are there, 4 were sealed; no entry has the id 2, 3',
  ])
  expect(
    await after(`
      delete from audit_entries where id = 4;
      insert into audit_entries (id, at, actor, subject, subject_id, event) overriding system value
      values (4, to_timestamp(4), 'system', 'films', '4', 'publish')`),
  ).toEqual([
    'entry 4 was changed: its text has another hash',
    'entries 1 to 4 are not those of seal 1: 4 are there, 4 were sealed',
  ])
})

test('REL-15 an export states how many entries were deleted after their retention period, and has no fault', async () => {
  const old = new Date(Date.now() - 3_000 * 86_400_000)
  await db`insert into audit_entries (at, actor, subject, subject_id, event) values
    (${old}, 'system', 'films', '1', 'old'), (${old}, 'system', 'rewards', '1', 'old')`
  await db`select seal_audit_entries(${old})`
  await pruneAudit(db)
  const { faults, deleted, deletedUntil } = await verified(await exportText(db))
  expect({ faults, deleted, deletedUntil }).toEqual({ faults: [], deleted: 1, deletedUntil: old.getTime() })
})

test('the verification and the database hash the same tables apart', async () => {
  const [row] = await db<[{ source: string }]>`select prosrc as source from pg_proc where proname = 'is_of_books'`
  expect([...row.source.matchAll(/'([^']+)'/g)].map(([, name]) => name)).toEqual(booksSubjects)
})
