import { z } from 'zod'
import { offeringCode } from '../offerings.ts'
import { texts } from '../texts.ts'
import { fileName } from './file.ts'
import { reason } from './written.ts'

const count = z.number().int().min(0)

/** Bounds of a file with the allotment of an offering. */
export const allotmentFileMax = { bytes: 1024 * 1024, lines: 20_000, faults: 100 } as const

const text = z.string().max(allotmentFileMax.bytes)
export const previewAllotmentRequest = z.strictObject({ code: offeringCode, text })

/**
 * A refused line. `heading`: columns that the heading lacks, or has too often, or that are unknown. `columns`: another
 * number of columns than the heading. `quotes`: quotation marks that do not close. `values`: columns with a wrong value.
 * `again`: the application of an earlier line, `first`. `unknown`: no such application. `offering`: an application for
 * another offering. `more`: more lots than were applied for. `allotted`: another number of lots was allotted before.
 * `ended`: the application was cancelled or refused.
 */
export const allotmentFault = z.object({
  line: z.number().int(),
  fault: z.enum([
    ...(['heading', 'columns', 'quotes', 'values', 'again'] as const),
    ...(['unknown', 'offering', 'more', 'allotted', 'ended'] as const),
  ]),
  columns: z.array(z.string()),
  first: z.number().int().nullable(),
})
export type AllotmentFault = z.infer<typeof allotmentFault>

/** What an import of a file would do. */
export const allotmentPreview = z.object({
  /** SHA-256 of the text, which the import has to state */
  digest: z.string(),
  name: texts,
  /** applications that receive lots, that receive none, and whose lots are recorded already */
  allotted: count,
  none: count,
  known: count,
  /** lots that the import would allot, that are allotted already, and that are on offer */
  lots: count,
  lotsBefore: count,
  lotsOnOffer: count,
  /** applications that would still wait for their allotment */
  waiting: count,
  /**
   * Why the whole file cannot be imported. `ballot`: this system draws the allotment. `early`: the moment of the
   * allotment is not reached, or the applications are not closed. `total`: more lots than are on offer.
   */
  hindrance: z.enum(['ballot', 'early', 'total']).nullable(),
  /** the first faulty lines, and the number of all; with a fault nothing can be imported */
  faults: z.array(allotmentFault),
  faulty: count,
})
export type AllotmentPreview = z.infer<typeof allotmentPreview>

export const importAllotmentRequest = z.strictObject({
  code: offeringCode,
  file: fileName,
  text,
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  /** the counts of the preview, so that an import does exactly what the person saw */
  allotted: count,
  none: count,
  reason,
})
/** `outdated`: the import would do something else by now; nothing was imported, and `preview` states what it would do. */
export const importAllotmentReply = z.object({ outcome: z.enum(['imported', 'outdated']), preview: allotmentPreview })
