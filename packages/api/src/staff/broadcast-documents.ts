import { z } from 'zod'
import { filmCode } from '../films.ts'
import { sessionCode } from '../live.ts'
import { texts } from '../texts.ts'
import { campaignFault } from './campaigns.ts'
import { reason } from './written.ts'

/** The longest document in bytes of JSON. */
export const broadcastDocumentMax = 256 * 1024

/** A live session or a film as its author has it now. A draft may lack anything. */
const document = z.record(z.string().max(60), z.unknown())

/** The names of the faults that only sessions and films have; they have others in common with campaigns. */
export const broadcastFaultCodes = [
  'code_exists',
  'presenter_unknown',
  'presenter_elsewhere',
  'film_unknown',
  'reel_unknown',
  'reel_stays',
  'too_few_lines',
  'too_many_lines',
  'scene_order',
  'day_outside',
  'series_differs',
] as const
export type BroadcastFaultCode = (typeof broadcastFaultCodes)[number]

const faults = z.array(campaignFault.omit({ block: true }))
/** A fault of a document; its path is such as `agenda[1].title.zh-CN`. */
export type BroadcastFault = z.infer<typeof faults>[number]

/** What a document may refer to. */
export const broadcastSurroundings = z.object({
  media: z.array(z.string()),
  presenters: z.array(z.object({ id: z.string(), name: texts })),
  films: z.array(z.object({ code: z.string(), title: texts })),
  /** the reels of films, with the number of their scenes */
  reels: z.array(z.object({ name: z.string(), scenes: z.number().int() })),
})
export type BroadcastSurroundings = z.infer<typeof broadcastSurroundings>

/** Stands for the contents of a document. */
const version = z.string().regex(/^[0-9a-f]{1,64}$/)
/** The document that was opened, and the version that a publication has to name. */
export const broadcastDocument = z.object({ document, version })
/** A document to check. `version` is null for a new one. */
export const checkBroadcastRequest = z.strictObject({ document, version: version.nullable() })
export const broadcastCheck = z.object({ faults })
export const publishBroadcastRequest = checkBroadcastRequest.extend({ reason })
/** `outdated`: somebody published another version since the document was opened, and nothing was published. */
export const publishBroadcastReply = z.object({ outcome: z.enum(['published', 'faulty', 'outdated']), faults })

export const liveDocumentRequest = z.strictObject({ code: sessionCode })
export const filmDocumentRequest = z.strictObject({ code: filmCode })

/** `from`: whether the member of staff saw it as withdrawn. */
export const liveWithdrawalRequest = z.strictObject({
  code: sessionCode,
  from: z.boolean(),
  isWithdrawn: z.boolean(),
  reason,
})
/** `running`: a session that runs is ended first. `outdated`: somebody changed it meanwhile. Nothing was set. */
export const liveWithdrawalReply = z.object({ outcome: z.enum(['set', 'outdated', 'running']) })
