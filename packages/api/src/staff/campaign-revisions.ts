import { z } from 'zod'
import { language } from '../content.ts'
import { at, id, revision } from './campaign-fields.ts'
import { campaignActor, campaignSchedule, draftDocument } from './campaigns.ts'

export const revisionsRequest = z.strictObject({ id, before: revision.optional() })
export const revisionSummary = z.object({
  revision,
  at,
  by: campaignActor,
  /** how it came about */
  origin: z.enum(['create', 'save', 'schedule', 'revert', 'operator', 'catalogue']),
  schedule: campaignSchedule,
  /** what happened to it */
  marks: z.array(z.enum(['submitted', 'approved', 'published', 'live'])),
})
export type RevisionSummary = z.infer<typeof revisionSummary>
export const campaignRevisions = z.object({
  /** newest first, at most 50 */
  revisions: z.array(revisionSummary),
  before: revision.nullable(),
})
export type CampaignRevisions = z.infer<typeof campaignRevisions>
export const oneRevisionRequest = z.strictObject({ id, revision })
export const oneRevision = revisionSummary.extend({ document: draftDocument })

export const diffRequest = z.strictObject({ id, from: revision, to: revision })
/**
 * A difference between two revisions. `block` is the index in the later revision, or in the earlier one for a removed
 * block. A change of a text has its language; `before` or `after` is null where there is nothing.
 */
export const campaignChange = z.object({
  kind: z.enum(['added', 'removed', 'moved', 'changed']),
  part: z.enum(['activity', 'block', 'stage', 'rule', 'schedule']),
  block: z.number().int().nullable(),
  /** the index of the same block or stage in the earlier revision; null for an added one */
  earlier: z.number().int().nullable(),
  /** the kind of the block */
  blockKind: z.string().nullable(),
  /** path within the part, such as `title` or `rules[1]`; '' for the whole part */
  field: z.string(),
  language: language.nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})
export type CampaignChange = z.infer<typeof campaignChange>
export const campaignDiff = z.object({
  /** at most 500 */
  changes: z.array(campaignChange),
  /** true if there are more */
  cut: z.boolean(),
})
export type CampaignDiff = z.infer<typeof campaignDiff>
