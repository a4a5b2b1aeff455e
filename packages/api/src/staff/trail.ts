import { z } from 'zod'
import { enteredDay, enteredMoment } from '../entered-times.ts'
import { json } from '../json.ts'

/** Milliseconds since 1970, up to the year 9999. */
const at = enteredMoment
const word = z.string().trim().min(1).max(100)

/** What a search of the audit trail selects. Each given field narrows it. */
export const trailFilter = z.strictObject({
  /** wall clock, milliseconds; `until` is not included */
  from: at.optional(),
  until: at.optional(),
  /** the id of a member of staff or of a machine client */
  staff: word.optional(),
  actor: z.enum(['person', 'system', 'operator', 'merchant', 'partner', 'staff', 'machine']).optional(),
  /** the name of a table */
  subject: word.optional(),
  /** the key of a row of it */
  subjectId: word.optional(),
  event: word.optional(),
  /** the reference of the request, as a person sees it with a failure */
  reference: word.optional(),
})
export type TrailFilter = z.infer<typeof trailFilter>

export const trailRequest = z.strictObject({
  filter: trailFilter,
  /** entries older than this one, from the reply before */
  before: z
    .string()
    .regex(/^\d{1,19}$/)
    .optional(),
})

export const trailEntry = z.object({
  id: z.string(),
  at,
  actor: z.string(),
  /** the member of staff or machine client, if one acted */
  by: z.object({ id: z.string(), name: z.string() }).nullable(),
  subject: z.string(),
  subjectId: z.string(),
  event: z.string(),
  fromStatus: z.string().nullable(),
  toStatus: z.string().nullable(),
  reason: z.string().nullable(),
  reference: z.string().nullable(),
  detail: z.record(z.string(), json),
  /** the number of the seal that contains the entry; null until a job seals it */
  seal: z.number().int().nullable(),
})
export type TrailEntry = z.infer<typeof trailEntry>

export const trailPage = z.object({
  /** newest first, at most 50 */
  entries: z.array(trailEntry),
  /** for the next page; null at the end */
  before: z.string().nullable(),
})
export type TrailPage = z.infer<typeof trailPage>

/** The days of an export: whole days in Hong Kong, `yyyy-mm-dd`, both included. */
export const trailExportQuery = z.strictObject({ from: enteredDay, until: enteredDay })

/** What a check of the sealed entries of some days found. */
export const trailCheck = z.object({
  entries: z.number().int(),
  /** null if no entry of the days is sealed */
  firstSeal: z.number().int().nullable(),
  lastSeal: z.number().int().nullable(),
  /** to compare with a hash that is stored elsewhere */
  lastHash: z.string().nullable(),
  /** what is wrong, in the words of `foyer verify audit`, at most 100 */
  faults: z.array(z.string()),
  moreFaults: z.number().int(),
})
export type TrailCheck = z.infer<typeof trailCheck>
