import {
  type importTradesReply,
  type importTradesRequest,
  type TradeFault,
  type TradePreview,
  tradeFileMax,
} from '@foyer/api/staff/trade-files'
import type { ISql } from 'postgres'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { linesOf } from '../../csv-rows.ts'
import { type Actor, audit } from '../../engine/audit.ts'
import { sha256 } from '../../engine/draws/hashes.ts'
import { Refused } from '../../refused.ts'
import { accountIdsOf } from '../accounts/public.ts'
import { tradeReport } from './report.ts'
import { type AccountTrade, storeTrades } from './store.ts'
import { readTradeCsv } from './trade-csv.ts'

type Parts = Pick<Context, 'db' | 'secrets' | 'clocks'>

/** Ends a transaction whose changes were only tried, with what they were. */
class Tried extends Error {
  readonly preview: TradePreview
  constructor(preview: TradePreview) {
    super('the import was only tried')
    this.preview = preview
  }
}

interface Read {
  readonly trades: readonly AccountTrade[]
  readonly lines: readonly number[]
  readonly faults: readonly TradeFault[]
}

/** Reads a file and finds its clients. @throws Refused `too_large` */
const read = async ({ db, secrets }: Parts, text: string): Promise<Read> => {
  const isTooLarge = Buffer.byteLength(text) > tradeFileMax.bytes || linesOf(text).length > tradeFileMax.lines
  if (isTooLarge) throw new Refused('too_large', `a file has at most ${tradeFileMax.lines} lines`)
  const { trades, lines, faults } = readTradeCsv(text)
  const ids = await accountIdsOf(
    db,
    secrets,
    trades.map(({ clientNo }) => clientNo),
  )
  const known: AccountTrade[] = []
  const unknown: TradeFault[] = []
  for (const [nth, trade] of trades.entries()) {
    const { clientNo, ...facts } = tradeReport.parse(trade)
    const accountId = ids.get(clientNo)
    if (accountId !== undefined) known.push({ ...facts, accountId })
    else unknown.push({ line: lines[nth] ?? 0, fault: 'client', columns: ['clientNo'], first: null })
  }
  const all = [...faults.map(({ message: _, ...fault }) => fault), ...unknown]
  return { trades: known, lines, faults: all.toSorted((one, other) => one.line - other.line) }
}

const shown = (faults: readonly TradeFault[]) => ({
  faults: faults.slice(0, tradeFileMax.faults),
  faulty: faults.length,
})

/** Stores the trades of a file and counts what changed. With a fault nothing is stored. */
const store = async (
  tx: ISql,
  { trades, lines, faults }: Read,
  by: { readonly actor: Actor; readonly wall: number; readonly digest: string },
): Promise<TradePreview> => {
  const nothing = { digest: by.digest, trades: trades.length, fresh: 0, corrected: 0, known: 0 }
  if (faults.length > 0) return { ...nothing, ...shown(faults) }
  const references = trades.map(({ reference }) => reference)
  const [{ before }] = await tx<[{ before: number }]>`
    select count(*)::int as before from trades where reference = any (${references})`
  const { changed, moved } = await storeTrades(tx, trades, { actor: by.actor, wall: by.wall })
  if (moved.length > 0) {
    const belong = new Set(moved)
    return {
      ...nothing,
      ...shown(
        references.flatMap((reference, nth) =>
          belong.has(reference)
            ? [{ line: lines[nth] ?? 0, fault: 'moved' as const, columns: ['clientNo'], first: null }]
            : [],
        ),
      ),
    }
  }
  const fresh = trades.length - before
  return { ...nothing, fresh, corrected: changed - fresh, known: trades.length - changed, ...shown([]) }
}

/**
 * Tries an import in a transaction that is rolled back, so that the preview states exactly what the import does.
 *
 * @throws Refused `too_large`
 */
export const previewTrades = async (context: Parts, text: string, actor: Actor): Promise<TradePreview> => {
  const file = await read(context, text)
  const by = { actor, wall: context.clocks.wall(), digest: sha256(text) }
  try {
    return await context.db.begin(async (tx) => {
      throw new Tried(await store(tx, file, by))
    })
  } catch (error) {
    if (error instanceof Tried) return error.preview
    throw error
  }
}

/**
 * Imports the trades of a file, all or none, if that does what the person saw. The same file changes nothing the second
 * time, so a repetition after a lost answer is harmless.
 *
 * @throws Refused `too_large`; `invalid_request` if the text is not the one of the digest
 */
export const importTradeFile = async (
  context: Parts,
  { file: name, text, digest, fresh, corrected, reason }: z.output<typeof importTradesRequest>,
  actor: Actor,
): Promise<z.input<typeof importTradesReply>> => {
  if (sha256(text) !== digest) throw new Refused('invalid_request', 'the text is not the previewed one')
  const file = await read(context, text)
  const wall = context.clocks.wall()
  try {
    return await context.db.begin(async (tx) => {
      const done = await store(tx, file, { actor, wall, digest })
      if (done.faulty > 0 || done.fresh !== fresh || done.corrected !== corrected) throw new Tried(done)
      const detail = { file: name, fresh, corrected, known: done.known }
      await audit(tx, { actor, wall, reason, subject: 'trades', subjectId: digest, event: 'import', detail })
      return { outcome: 'imported', preview: done }
    })
  } catch (error) {
    if (error instanceof Tried) return { outcome: 'outdated', preview: error.preview }
    throw error
  }
}
