import { z } from 'zod'

/** A campaign document as its author has it now, also with faults. */
export const draftPreviewRequest = z.strictObject({ document: z.record(z.string(), z.unknown()) })

/** The draft that shows a document without the blocks that have too many faults to be shown. */
export const draftPreview = z.object({
  token: z.string(),
  /** the page that shows it, such as `/activityTemplate?code=spring-talk` */
  route: z.string(),
  /** milliseconds of the wall clock */
  expiresAt: z.number().int(),
  /** indexes of the blocks that it omits */
  omitted: z.array(z.number().int()),
})
export type DraftPreview = z.infer<typeof draftPreview>

/** What a document may refer to. */
export const editorSurroundings = z.object({
  /** files of the release */
  media: z.array(z.string()),
  /** pictures that staff uploaded, the newest first; at most 120 */
  pictures: z.array(z.string()),
  instruments: z.array(z.string()),
})
export type EditorSurroundings = z.infer<typeof editorSurroundings>
