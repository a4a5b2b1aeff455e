import { z } from 'zod'

/** A fault of a document, with the path of its field, such as `page.blocks[2].title.zh-CN`. */
export const documentFault = z.object({ path: z.string(), message: z.string() })
export type DocumentFault = z.infer<typeof documentFault>

/** A campaign document as its author has it now, also with faults. */
export const checkDocumentRequest = z.strictObject({ document: z.record(z.string(), z.unknown()) })

/** The faults of a document, and the draft that shows it without its faulty blocks. */
export const checkedDocument = z.object({
  faults: z.array(documentFault),
  draft: z.object({
    token: z.string(),
    /** the page that shows it, such as `/activityTemplate?code=spring-talk` */
    route: z.string(),
    /** milliseconds of the wall clock */
    expiresAt: z.number().int(),
    /** indexes of the blocks that the draft omits, since they have too many faults to be shown */
    omitted: z.array(z.number().int()),
  }),
})
export type CheckedDocument = z.infer<typeof checkedDocument>

/** What a document may refer to. */
export const editorSurroundings = z.object({
  media: z.array(z.string()),
  instruments: z.array(z.string()),
})
export type EditorSurroundings = z.infer<typeof editorSurroundings>
