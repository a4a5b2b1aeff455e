// cspell:ignore letrec
import fc from 'fast-check'
import type { JSONValue } from 'postgres'
import { expect, test } from 'vitest'
import { audit } from '../../../engine/audit.ts'
import { testContext } from '../../../testing/context.ts'
import { sealAudit } from '../audit-seals.ts'
import { exportLines, sealsOf } from './export.ts'
import { hashOfSeal, readEntryLine, sealLine, sha256 } from './format.ts'
import { readEntry } from './sealed-entries.ts'
import { allDays, exportText, faultsIn, linesIn, verified } from './testing.ts'

const { context } = await testContext()
const { db } = context

const entriesIn = (text: string): unknown[][] =>
  linesIn(text).flatMap((line) => {
    const entry = readEntryLine(line)
    return entry ? [JSON.parse(entry.text)] : []
  })

/** Text that PostgreSQL stores: any character but NUL. */
const text = fc.string({ unit: 'binary', maxLength: 12 }).map((one) => one.replaceAll('\u0000', ''))
const odd = fc.constantFrom(
  '',
  ' ',
  '"',
  '\\',
  '\n',
  '\r\n',
  '\u2028\u2029',
  '\u007f',
  '\u0001',
  '😀',
  '茶室',
  '\\u0041',
  '/',
  '<b>',
)
const anyText = fc.oneof(text, odd)
/** V8 13.6 reads any key of one escaped character as a backslash after it has read a backslash as a key. */
const key = anyText.filter((one) => one !== '\\')
const anyNumber = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, 1e21, 1e-7, 5e-324, Number.MAX_VALUE, 2 ** 53, 0.1 + 0.2),
)
const value: fc.Arbitrary<JSONValue> = fc.letrec<{ value: JSONValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    anyText,
    anyNumber,
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(key, tie('value'), { maxKeys: 3 }),
  ),
})).value

const entry = fc.record({
  subject: fc.oneof(anyText, fc.constantFrom('rewards', 'conversions', 'films')),
  subjectId: anyText,
  event: anyText,
  from: fc.option(anyText),
  to: fc.option(anyText),
  staff: fc.option(anyText),
  reason: fc.option(anyText),
  reference: fc.option(anyText),
  detail: fc.dictionary(key, value, { maxKeys: 4 }),
  // microseconds, also before 1970
  at: fc.integer({ min: -1e12, max: 2e15 }),
})

test('SEC-9 whatever the entries contain, the verification computes the hashes that the database computes', async () => {
  const entries = fc.sample(entry, { numRuns: 400, seed: 20 })
  await db`
    insert into audit_entries (at, actor, subject, subject_id, event, from_status, to_status, staff_id, reason, reference,
      detail)
    select '1970-01-01Z'::timestamptz + (one ->> 'at')::bigint * interval '1 microsecond',
      case when one ->> 'staff' is null then 'operator' else 'staff' end, one ->> 'subject', one ->> 'subjectId',
      one ->> 'event', one ->> 'from', one ->> 'to', one ->> 'staff', one ->> 'reason', one ->> 'reference', one -> 'detail'
    from jsonb_array_elements(${db.json(entries as never)}) with ordinality as given (one, nth) order by nth`
  await sealAudit(context)
  const exported = await exportText(db, { from: '1900-01-01', until: '2999-12-31' })
  expect(await verified(exported)).toMatchObject({ entries: 400, faults: [] })
  // what a reader sees is what was written
  expect(entriesIn(exported).map((one) => one.slice(1))).toEqual(
    entries.map(({ at, subject, subjectId, event, from, to, detail, staff, reason, reference }) => [
      at,
      staff === null ? 'operator' : 'staff',
      subject,
      subjectId,
      event,
      from,
      to,
      JSON.parse(JSON.stringify(detail)),
      ...(staff === null && reason === null && reference === null ? [] : [staff, reason, reference]),
    ]),
  )
  for (const ofBooks of [true, false]) {
    const texts = linesIn(exported).flatMap((line) => readEntryLine(line)?.text ?? [])
    const isBooks = new Set(['rewards', 'conversions'])
    const hashes = texts.filter((one) => isBooks.has(readEntry(one)?.subject ?? '') === ofBooks).map(sha256)
    const [row] = await db<[{ hash: string }]>`
      select encode((audit_content(1, 1000000, ${ofBooks})).hash, 'hex') as hash`
    expect(sha256(Buffer.concat(hashes)).toString('hex')).toBe(row.hash)
  }
})

test('SEC-9 the verification computes the hash of a seal as the database does', async () => {
  await audit(db, { actor: 'system', subject: 'trades', subjectId: '1', event: 'report', wall: 0 })
  await sealAudit(context)
  const seals = linesIn(await exportText(db)).flatMap((line) => sealLine.safeParse(JSON.parse(line)).data ?? [])
  const rows = await db<{ hash: string }[]>`
    select encode(audit_seal_hash(seal, lag(hash) over (order by number)), 'hex') as hash from audit_seals seal`
  expect(rows.length).toBeGreaterThan(1)
  expect(seals.map((seal, nth) => hashOfSeal(seal, seals[nth - 1]?.hash ?? null))).toEqual(rows.map(({ hash }) => hash))
})

test('SEC-9 an export reads the trail in blocks, and only the block that is needed', async () => {
  for (let nth = 0; nth < 6; nth++) {
    await audit(db, { actor: 'system', subject: 'films', subjectId: String(nth), event: 'report', wall: 0 })
    await sealAudit(context)
  }
  const whole = await exportText(db)
  let reads = 0
  const counted = new Proxy(db, {
    get: (target, key) => {
      if (key === 'begin') reads += 1
      return Reflect.get(target, key)
    },
  })
  const range = await sealsOf(db, allDays)
  const lines = exportLines(counted, {
    id: crypto.randomUUID(),
    period: allDays,
    range,
    wall: 0,
    wanted: 1,
    onEnd: async () => undefined,
  })
  await lines.next()
  expect(reads).toBe(0)
  await lines.next()
  expect(reads).toBe(1)
  const rest: Buffer[] = []
  for await (const block of lines) rest.push(block)
  expect(reads).toBe(range?.last)
  // the size of the blocks changes nothing but the id of the export
  expect(linesIn(await exportText(db, allDays, 1)).slice(1, -1)).toEqual(linesIn(whole).slice(1, -1))
})

test('SEC-9 exports during writes and seals are whole and in order, and the last one has every entry', async () => {
  let isWriting = true
  const write = async (writer: number) => {
    for (let nth = 0; nth < 40; nth++)
      await db.begin(async (tx) => {
        await audit(tx, { actor: 'system', subject: 'draws', subjectId: `${writer} ${nth}`, event: 'report', wall: 0 })
        if (nth % 3 === 0)
          await audit(tx, { actor: 'system', subject: 'rewards', subjectId: `${writer}`, event: 'report', wall: 0 })
        // a part of the transactions leaves a gap between the ids
        if (nth % 5 === 0)
          await tx`savepoint gap; insert into audit_entries (at, actor, subject, subject_id, event)
          values (to_timestamp(0), 'system', 'gap', '', ''); rollback to gap`.simple()
      })
  }
  const seal = async () => {
    while (isWriting) await sealAudit(context)
  }
  const checks: string[][] = []
  const check = async () => {
    while (isWriting) checks.push(await faultsIn(await exportText(db, allDays, 7)))
  }
  const others = [seal(), seal(), check()]
  await Promise.all([1, 2, 3].map(write))
  isWriting = false
  await Promise.all(others)
  await sealAudit(context)
  expect(checks.flat()).toEqual([])
  expect(checks.length).toBeGreaterThan(0)
  const final = await exportText(db)
  expect(await faultsIn(final)).toEqual([])
  expect(entriesIn(final).filter(([, , , subject]) => subject === 'draws')).toHaveLength(120)
})
