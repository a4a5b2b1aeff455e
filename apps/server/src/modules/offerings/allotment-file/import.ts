import {
  type AllotmentPreview,
  allotmentFileMax,
  type importAllotmentReply,
  type importAllotmentRequest,
  type previewAllotmentRequest,
} from '@foyer/api/staff/allotment-files'
import type { ISql, TransactionSql } from 'postgres'
import type { z } from 'zod'
import type { Context } from '../../../context.ts'
import { linesOf } from '../../../csv-rows.ts'
import { type Actor, audit } from '../../../engine/audit.ts'
import { sha256 } from '../../../engine/draws/hashes.ts'
import { Refused } from '../../../refused.ts'
import { markAllotted } from '../firm-phases.ts'
import { accept, allottedEach } from '../order-steps.ts'
import { lockOffering, type OfferingRow, offeringsByCode } from '../rows.ts'
import { type Examined, examineLines } from './examine.ts'
import { readAllotments } from './read.ts'

type Parts = Pick<Context, 'db' | 'clocks' | 'connectors'>

/** Applications of one statement. */
const atOnce = 2_000

/** A file as text, read within its bounds. @throws Refused `too_large` */
const readFile = (text: string) => {
  if (Buffer.byteLength(text) > allotmentFileMax.bytes || linesOf(text).length > allotmentFileMax.lines)
    throw new Refused('too_large', `a file has at most ${allotmentFileMax.lines} lines`)
  return { ...readAllotments(text), digest: sha256(text) }
}
type File = ReturnType<typeof readFile>

/** Lots that applications have, and applications that wait for theirs. */
const stateOf = async (tx: ISql, code: string): Promise<{ readonly lots: number; readonly open: number }> => {
  const [row] = await tx<[{ lots: number; open: number }]>`
    select coalesce(sum(lots_allotted), 0)::bigint as lots,
      count(*) filter (where status in ('placing', 'submitted', 'cancelling'))::int as open
    from offering_applications where offering = ${code}`
  return row
}

const hindranceOf = (
  { clocks, connectors }: Parts,
  { isFirmAllotted, dates, frozenAt, lotsOnOffer }: OfferingRow,
  lots: number,
): AllotmentPreview['hindrance'] => {
  const { isLocal } = connectors.orders
  if (isLocal && !isFirmAllotted) return 'ballot'
  // clients read their allotment at once, and this system freezes its own entries first
  if (clocks.business() < dates.allotment || (isLocal && !frozenAt)) return 'early'
  return lots > lotsOnOffer ? 'total' : null
}

/** What an import would do, and the lines that it would record. */
const examine = async (
  context: Parts,
  tx: ISql,
  offering: OfferingRow,
  { lines, faults, digest }: File,
  isLocked: boolean,
): Promise<{ readonly preview: AllotmentPreview; readonly pending: Examined['pending'] }> => {
  const found = await examineLines(tx, offering.code, lines, isLocked)
  const before = await stateOf(tx, offering.code)
  const lots = found.pending.reduce((sum, one) => sum + one.lots, 0)
  const allotted = found.pending.filter((one) => one.lots > 0).length
  const all = [...faults, ...found.faults].toSorted((one, other) => one.line - other.line)
  const preview: AllotmentPreview = {
    digest,
    name: offering.facts.name,
    allotted,
    none: found.pending.length - allotted,
    known: found.known,
    lots,
    lotsBefore: before.lots,
    lotsOnOffer: offering.lotsOnOffer,
    waiting: before.open - found.pending.length,
    hindrance: hindranceOf(context, offering, before.lots + lots),
    faults: all.slice(0, allotmentFileMax.faults),
    faulty: all.length,
  }
  return { preview, pending: found.pending }
}

/** States what an import of a file would do, and changes nothing. @throws Refused `not_found`, `too_large` */
export const previewAllotment = async (
  context: Parts,
  { code, text }: z.output<typeof previewAllotmentRequest>,
): Promise<AllotmentPreview> => {
  const file = readFile(text)
  return context.db.begin('isolation level repeatable read read only', async (tx) => {
    const offering = (await offeringsByCode(tx, [code])).get(code)
    if (!offering) throw new Refused('not_found', 'the offering does not exist')
    return (await examine(context, tx, offering, file, false)).preview
  })
}

const record = async (
  context: Parameters<typeof allottedEach>[0],
  tx: TransactionSql,
  pending: Examined['pending'],
): Promise<void> => {
  const at = new Date(context.clocks.business())
  for (let from = 0; from < pending.length; from += atOnce) {
    const some = pending.slice(from, from + atOnce)
    // the file proves that the firm has an order whose answer was lost
    for (const { id, isPlaced } of some) if (!isPlaced) await accept(context, tx, id, null)
    if ((await allottedEach(context, tx, some, at)) !== some.length)
      throw new Error('an application changed while it was locked')
  }
}

/**
 * Records the allotment of a file, all of it or none, if that does what the person saw. The same file changes nothing the
 * second time, so a repetition after a lost answer is harmless. Clients read the result at once, so an import cannot be undone.
 *
 * @throws Refused `not_found`, `too_large`; `invalid_request` if the text is not the one of the digest
 */
export const importAllotment = async (
  context: Parts,
  { code, file: name, text, digest, allotted, none, reason }: z.output<typeof importAllotmentRequest>,
  actor: Actor,
): Promise<z.input<typeof importAllotmentReply>> => {
  const file = readFile(text)
  if (file.digest !== digest) throw new Refused('invalid_request', 'the text is not the previewed one')
  return context.db.begin(async (tx) => {
    // applications, ballots and other imports wait
    const offering = await lockOffering(tx, code, 'update')
    if (!offering) throw new Refused('not_found', 'the offering does not exist')
    const { preview, pending } = await examine(context, tx, offering, file, true)
    const isDone = preview.faulty === 0 && pending.length === 0 && preview.known > 0
    if (isDone) return { outcome: 'imported' as const, preview }
    const isAsSeen = preview.allotted === allotted && preview.none === none
    if (preview.faulty > 0 || preview.hindrance !== null || !isAsSeen) return { outcome: 'outdated' as const, preview }
    const by = { actor, reason, wall: context.clocks.wall() }
    await record({ clocks: context.clocks, actor, reason }, tx, pending)
    await markAllotted(tx, code, context.clocks.business())
    const detail = { file: name, digest, allotted, none, lots: preview.lots }
    await audit(tx, { ...by, subject: 'offerings', subjectId: code, event: 'import_allotment', detail })
    return { outcome: 'imported' as const, preview }
  })
}
