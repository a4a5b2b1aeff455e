import { z } from 'zod'
import { json } from '../json.ts'
import { texts } from '../texts.ts'
import { at, id, isStorable, onRevision, revision } from './campaign-fields.ts'
import { ruleKinds } from './rules.ts'
import { reason, writtenText } from './written.ts'

/** Limits of a draft. */
export const draftLimits = { bytes: 256 * 1024, depth: 16, blocks: 60, stages: 20 } as const

const fits = (value: unknown, depth: number): boolean => {
  if (typeof value === 'string') return isStorable(value)
  if (typeof value !== 'object' || value === null) return true
  return (
    depth > 0 &&
    (Array.isArray(value) ? value : Object.values(value)).every((item) => fits(item, depth - 1)) &&
    Object.keys(value).every(isStorable)
  )
}

const fields = z.record(z.string().max(60), json)

/**
 * The document of a draft: the campaign file of docs/content.md as far as it is written. `AuthoredCampaign` is the type
 * of a complete one; `campaigns/check` names what is missing.
 */
export const draftDocument = z
  .strictObject({
    schema: z.literal(1),
    activity: fields,
    page: z.strictObject({
      blocks: z.array(fields).max(draftLimits.blocks),
      stages: z.array(fields).max(draftLimits.stages).optional(),
    }),
    /** what a join grants; it is approved with the page, and in force with it. Without one the activity keeps its rule */
    rule: z.strictObject({ kind: z.enum(ruleKinds), parameters: fields }).optional(),
  })
  .refine(
    (document) => fits(document, draftLimits.depth),
    'is nested too deep or has a character that cannot be stored',
  )
  .refine(
    (document) => new TextEncoder().encode(JSON.stringify(document)).length <= draftLimits.bytes,
    `is longer than ${draftLimits.bytes} bytes`,
  )
export type DraftDocument = z.infer<typeof draftDocument>

/** The states of a campaign. A campaign in any state but the last two may have a live page of an earlier revision too. */
export const campaignStates = ['draft', 'submitted', 'returned', 'approved', 'live', 'closed'] as const
export const campaignState = z.enum(campaignStates)
export type CampaignState = z.infer<typeof campaignState>

/** Who did something. `id` is that of a member of staff; operators and the system have none. */
export const campaignActor = z.object({
  kind: z.enum(['staff', 'operator', 'system']),
  id: z.string().nullable(),
  name: z.string(),
})
export type CampaignActor = z.infer<typeof campaignActor>

/**
 * When the page is published and when the activity ends, on whole minutes of the business clock. `publishAt` null: as
 * soon as it is approved. `endAt` null: at the end that the document states; otherwise earlier than that.
 */
export const campaignSchedule = z.strictObject({ publishAt: at.nullable(), endAt: at.nullable() })
export type CampaignSchedule = z.infer<typeof campaignSchedule>

/** What a member of staff may do with a campaign at this moment. */
export const campaignActs = [
  'edit',
  'submit',
  'withdraw',
  'return',
  'approve',
  'schedule',
  'close',
  'revert',
  'comment',
  'preview',
] as const
export const campaignAct = z.enum(campaignActs)
export type CampaignAct = z.infer<typeof campaignAct>

export const campaignSummary = z.object({
  id,
  state: campaignState,
  /** the latest revision */
  revision,
  /** number and code of the activity as far as the draft states them */
  number: z.number().int().nullable(),
  code: z.string().nullable(),
  /** the title by language as far as it is written; '' where it is not */
  title: texts,
  /** the period of the activity as far as the draft states it */
  opensAt: at.nullable(),
  closesAt: at.nullable(),
  schedule: campaignSchedule,
  /** the revision that clients see now; null if none */
  liveRevision: revision.nullable(),
  updatedAt: at,
  updatedBy: campaignActor,
  createdBy: campaignActor,
  /** true if the next act is the caller's */
  waitsForMe: z.boolean(),
})
export type CampaignSummary = z.infer<typeof campaignSummary>

export const campaignListRequest = z.strictObject({
  filter: z.strictObject({
    state: campaignState.optional(),
    /** a part of a title, of the code, or the number */
    text: writtenText(1, 100).optional(),
    /** the id of a member of staff who created the campaign or wrote one of its revisions */
    author: z.uuid().optional(),
    /** only campaigns whose next act is the caller's */
    waiting: z.literal(true).optional(),
  }),
  /** campaigns after this one, from the reply before */
  after: z.string().max(80).optional(),
})
export type CampaignListRequest = z.infer<typeof campaignListRequest>
export const campaignList = z.object({
  /** the one that changed last is first; at most 50 */
  campaigns: z.array(campaignSummary),
  after: z.string().nullable(),
})
export type CampaignList = z.infer<typeof campaignList>

/** The members of staff who wrote campaigns, for the filter of the list. */
export const campaignAuthors = z.object({ authors: z.array(z.object({ id: z.string(), name: z.string() })) })

/** `from` copies the latest document of another campaign without its number and code. */
export const createCampaignRequest = z.strictObject({
  key: z.uuid(),
  /** the title in zh-CN of a blank campaign */
  title: writtenText(0, 120).optional(),
  from: id.optional(),
})

/**
 * A fault of a document. `code` and `values` are for a text in the reader's language; `message` is the English message
 * of `foyer content validate`.
 */
export const campaignFault = z.object({
  /** such as `page.blocks[2].title.zh-CN`; '' for the whole document, `schedule.publishAt` for the schedule */
  path: z.string(),
  /** index in page.blocks of the block that it is in; null if it is in none */
  block: z.number().int().nullable(),
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  message: z.string(),
})
export type CampaignFault = z.infer<typeof campaignFault>

/** Who edits a campaign. The lease ends at `until`, a minute after it was renewed. */
export const campaignLock = z.object({ by: campaignActor, until: at, mine: z.boolean() })
export type CampaignLock = z.infer<typeof campaignLock>

export const campaignComment = z.object({
  id: z.string(),
  /** the revision that the comment is about */
  revision,
  /** index of the block that it is about; null for the whole campaign */
  block: z.number().int().nullable(),
  text: z.string(),
  by: campaignActor,
  at,
  resolved: z.object({ by: campaignActor, at }).nullable(),
})
export type CampaignComment = z.infer<typeof campaignComment>

/** An entry of the campaign's history, from the audit trail. */
export const campaignEvent = z.object({
  id: z.string(),
  at,
  by: campaignActor,
  event: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  reason: z.string().nullable(),
  revision: revision.nullable(),
})
export type CampaignEvent = z.infer<typeof campaignEvent>

export const campaignDetail = z.object({
  summary: campaignSummary,
  document: draftDocument,
  /** the writers of the latest revision, none of whom may approve it */
  authors: z.array(campaignActor),
  submittedBy: campaignActor.nullable(),
  approvedBy: campaignActor.nullable(),
  /** why publishing stopped at its moment: the faults; null if it did not */
  stopped: z.array(campaignFault).nullable(),
  lock: campaignLock.nullable(),
  faults: z.array(campaignFault),
  comments: z.array(campaignComment),
  /** newest first, at most 100 */
  history: z.array(campaignEvent),
  /** what the caller may do now */
  acts: z.array(campaignAct),
})
export type CampaignDetail = z.infer<typeof campaignDetail>

export const ofCampaign = z.strictObject({ id })

/** Autosave. `base` is the revision that the editor began with. */
export const saveCampaignRequest = z.strictObject({ id, base: revision, document: draftDocument })
/**
 * `older`: somebody saved since, nothing was stored, and `newer` is their revision. `locked`: another person edits.
 * `state`: the campaign cannot be edited in its state.
 */
export const savedCampaign = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('saved'), revision, savedAt: at, faults: z.array(campaignFault) }),
  z.object({
    outcome: z.literal('older'),
    newer: z.object({ revision, savedAt: at, savedBy: campaignActor, document: draftDocument }),
  }),
  z.object({ outcome: z.literal('locked'), lock: campaignLock }),
  z.object({ outcome: z.literal('state'), state: campaignState }),
])
export type SavedCampaign = z.infer<typeof savedCampaign>

/** Acquires or renews the lease. `from`: the member of staff from whom the caller knowingly takes it over. */
export const lockCampaignRequest = z.strictObject({ id, from: z.uuid().optional() })
/** `mine` of the lock tells whether the caller has it; without a lock the state allows no editing. */
export const lockedCampaign = z.object({ lock: campaignLock.nullable(), revision, state: campaignState })

/** `id`: the campaign that the document belongs to, which may have its number and code. */
export const checkCampaignRequest = z.strictObject({
  id: id.optional(),
  document: draftDocument,
  schedule: campaignSchedule.optional(),
})
export const checkedCampaign = z.object({ faults: z.array(campaignFault) })

export const submitCampaignRequest = z.strictObject({ ...onRevision, note: reason.optional() })
export const withdrawCampaignRequest = z.strictObject({ ...onRevision, reason: reason.optional() })
export const returnCampaignRequest = z.strictObject({ ...onRevision, reason })
export const approveCampaignRequest = z.strictObject(onRevision)
/** Changes the schedule, as a revision of its own. */
export const scheduleCampaignRequest = z.strictObject({ ...onRevision, schedule: campaignSchedule })
/** Ends the live activity at this minute, whatever revision is in work. */
export const closeCampaignRequest = z.strictObject({ id, reason })
/** A new draft with the document of an older revision. `revision` is the latest one, `to` the older one. */
export const revertCampaignRequest = z.strictObject({ ...onRevision, to: revision, reason: reason.optional() })

/**
 * The result of an act. `older`: the revision is not the latest one any more. `state`: the state does not allow it.
 * `author`: the caller wrote or submitted the revision. `faulty`: the document has faults. Only `done` changed anything.
 */
export const actOutcomes = ['done', 'older', 'state', 'author', 'faulty'] as const
export const campaignActReply = z.object({ outcome: z.enum(actOutcomes), campaign: campaignDetail })
export type CampaignActReply = z.infer<typeof campaignActReply>

export const addCampaignCommentRequest = z.strictObject({
  ...onRevision,
  key: z.uuid(),
  block: z.number().int().min(0).max(draftLimits.blocks).nullable(),
  text: writtenText(1, 2000),
})
export const resolveCampaignCommentRequest = z.strictObject({ id, comment: z.uuid() })
export const campaignComments = z.object({ comments: z.array(campaignComment) })
