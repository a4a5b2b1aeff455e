import { z } from 'zod'
import { offering, offeringCode } from '../offerings.ts'
import { texts } from '../texts.ts'
import { fileName } from './file.ts'
import { reason } from './written.ts'

const at = z.number().int()

/** An offering as staff see it; the dates are the announced ones. */
export const staffOffering = z.object({
  code: z.string(),
  activity: z.number().int(),
  kind: offering.shape.kind,
  name: texts,
  stockCode: z.string(),
  lotsOnOffer: z.number().int(),
  opensAt: at,
  closesAt: at,
  allotmentAt: at,
  listedAt: at,
  /** applications that were frozen at the close; null before */
  entries: z.number().int().nullable(),
  allottedAt: at.nullable(),
  settledAt: at.nullable(),
  /** the published hash of the promise */
  commitment: z.string(),
  /** the firm allots it, so that staff may import a file of the allotment */
  isAllottedByFirm: z.boolean(),
})
export type StaffOffering = z.infer<typeof staffOffering>

const after = z.strictObject({ at: at.min(0), code: offeringCode })
export const staffOfferingsRequest = z.strictObject({ after: after.optional() })
/** The latest ones first. `now` is the business clock. */
export const staffOfferingsPage = z.object({
  now: at,
  offerings: z.array(staffOffering),
  after: after.nullable(),
})

/** Bounds of a file of declarations. */
export const offeringFileMax = { bytes: 1024 * 1024, lines: 20_000 } as const
const text = z.string().max(offeringFileMax.bytes)
export const previewOfferingsRequest = z.strictObject({ text })

/** What a declaration of a file would do. A fault names its field, in the words of docs/offerings.md. */
export const offeringsPreview = z.object({
  /** SHA-256 of the text, which the declaration has to state */
  digest: z.string(),
  offerings: z.array(
    z.object({
      code: z.string(),
      name: texts,
      isNew: z.boolean(),
      opensAt: at,
      closesAt: at,
      allotmentAt: at,
      lotsOnOffer: z.number().int(),
    }),
  ),
  faults: z.array(z.string()),
})
export type OfferingsPreview = z.infer<typeof offeringsPreview>

export const declareOfferingsRequest = z.strictObject({
  file: fileName,
  text,
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  reason,
})
/** `faulty`: something changed since the preview, and nothing was declared. */
export const declareOfferingsReply = z.object({
  outcome: z.enum(['declared', 'faulty']),
  faults: z.array(z.string()),
  declared: z.array(z.object({ code: z.string(), isNew: z.boolean(), commitment: z.string() })),
})
