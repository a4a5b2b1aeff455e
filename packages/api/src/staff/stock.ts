import { z } from 'zod'
import { codePattern } from '../codes.ts'
import { texts } from '../texts.ts'
import { fileName } from './file.ts'
import { reason } from './written.ts'

const at = z.number().int()
const count = z.number().int().min(0)
const activity = z.number().int().positive().max(999_999_999)
const item = z.string().regex(codePattern)

/**
 * What a stock is of. `codes`: vouchers from a pool of imported codes, whose number is the stock. `prize`: of a draw, whose
 * number was committed. `gift`: of the gifts to choose from. `places`: of an activity, or of one of its stages.
 */
/** `rule`: the places of a rule that staff wrote, which its next revision sets. */
export const stockKind = z.enum(['codes', 'prize', 'gift', 'places', 'rule'])
export type StockKind = z.infer<typeof stockKind>

export const stockRow = z.object({
  activity: z.number().int(),
  title: texts,
  /** the code of an item or of a stage; empty for the places of the whole activity */
  stage: z.string(),
  /** null if only the code is known */
  name: texts.nullable(),
  kind: stockKind,
  /** null: unlimited */
  total: count.nullable(),
  remaining: count.nullable(),
})
export type StockRow = z.infer<typeof stockRow>

/** The last row of a page, after which the next page begins. */
const after = z.strictObject({ activity, stage: z.string().max(60) })
export const stockRequest = z.strictObject({ activity: activity.optional(), after: after.optional() })
export const stockPage = z.object({ rows: z.array(stockRow), after: after.nullable() })

/** `was`: the total that the member of staff saw, so that nobody overwrites a change that they did not see. */
export const setStockRequest = z.strictObject({
  activity,
  stage: z.union([z.literal(''), item]),
  was: count.max(9_999_999).nullable(),
  total: count.max(9_999_999),
  reason,
})
/** `outdated`: somebody changed the total meanwhile, and nothing was set. */
export const setStockReply = z.object({
  outcome: z.enum(['set', 'outdated']),
  total: count.nullable(),
  remaining: count.nullable(),
})

/** Bounds of a file of codes. */
export const codeFileMax = { bytes: 2 * 1024 * 1024, lines: 50_000, faults: 100 } as const

export const previewCodesRequest = z.strictObject({
  activity,
  item,
  file: fileName,
  text: z.string().max(codeFileMax.bytes),
})

/** `columns`: more than one column. `form`: no code. `again`: the code of an earlier line, `first`. */
export const codeFault = z.object({
  line: z.number().int(),
  fault: z.enum(['columns', 'form', 'again']),
  first: z.number().int().nullable(),
})
export type CodeFault = z.infer<typeof codeFault>

/** What an import of a file would do. Codes are masked. */
export const codePreview = z.object({
  /** names the preview until it is imported, for an hour; null for a file that cannot be imported */
  id: z.uuid().nullable(),
  /** codes of the file, and how many of them some pool has already */
  codes: count,
  known: count,
  /** the first new codes */
  samples: z.array(z.string()),
  /** the stock of the item before and after the import; before is null if there is none yet */
  before: count.nullable(),
  after: count,
  /** the first faulty lines, and the number of all */
  faults: z.array(codeFault),
  faulty: count,
})
export type CodePreview = z.infer<typeof codePreview>

export const voucherImport = z.object({
  id: z.uuid(),
  activity: z.number().int(),
  title: texts,
  item: z.string(),
  name: texts.nullable(),
  file: z.string(),
  codes: count,
  added: count,
  /** codes of the import that somebody received */
  granted: count,
  by: z.string(),
  importedAt: at,
  undoneBy: z.string().nullable(),
  undoneAt: at.nullable(),
})
export type VoucherImport = z.infer<typeof voucherImport>

export const importCodesRequest = z.strictObject({ id: z.uuid(), reason })
export const undoImportRequest = z.strictObject({ id: z.uuid(), reason })
/** `used`: a code was granted or is reserved, so nothing was undone. `committed`: a draw counts on the codes. */
export const undoImportReply = z.object({ outcome: z.enum(['undone', 'used', 'committed']), import: voucherImport })

const before = z.strictObject({ at: at.min(0), id: z.uuid() })
export const voucherImportsRequest = z.strictObject({ before: before.optional() })
export const voucherImportsPage = z.object({ imports: z.array(voucherImport), before: before.nullable() })
