import { z } from 'zod'
import { at, id, onRevision, revision } from './campaign-fields.ts'
import { campaignActor, campaignFault } from './campaigns.ts'

/** Creates an address that shows a revision. `hours`: how long, at most seven days. */
export const previewCampaignRequest = z.strictObject({ ...onRevision, hours: z.number().int().min(1).max(168) })
export const campaignPreview = z.object({ id: z.uuid(), revision, by: campaignActor, at, expiresAt: at })
export type CampaignPreview = z.infer<typeof campaignPreview>
/** Only the first reply has the path with its token. `faulty`: a document with faults cannot be shown. */
export const createdPreview = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done'), preview: campaignPreview, path: z.string() }),
  z.object({ outcome: z.literal('faulty'), faults: z.array(campaignFault) }),
])
export const campaignPreviews = z.object({ previews: z.array(campaignPreview) })
export const endPreviewRequest = z.strictObject({ id, preview: z.uuid() })
