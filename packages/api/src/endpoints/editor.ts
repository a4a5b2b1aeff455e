import { draftPreview, draftPreviewRequest, editorSurroundings } from '../staff/editor.ts'
import { endpoints } from './endpoint.ts'

const root = { host: 'root', tag: 'staff' } as const
/** Whoever may see an unpublished campaign. It changes nothing: the draft ends by itself. */
const access = { staff: ['author', 'approver', 'operations', 'compliance', 'auditor'] } as const

/** The visual editor of a campaign. It has no storage of its own. */
export const editorEndpoints = endpoints({
  'POST /staff/editor/surroundings': {
    ...root,
    access,
    summary: 'The pictures, films and instruments that a campaign may refer to',
    reply: editorSurroundings,
  },
  'POST /staff/editor/draft': {
    ...root,
    access,
    summary: 'A draft that shows a campaign document in the client for half an hour, also with faults',
    body: draftPreviewRequest,
    reply: draftPreview,
    limits: [{ per: 'address', name: 'editor-draft', calls: 1_200, window: 60_000 }],
  },
})
