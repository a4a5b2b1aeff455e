import { checkDocumentRequest, checkedDocument, editorSurroundings } from '../staff/editor.ts'
import { endpoints } from './endpoint.ts'

const root = { host: 'root', tag: 'staff' } as const
/** Whoever may see an unpublished campaign. A check changes nothing: its draft ends by itself. */
const access = { staff: ['author', 'approver', 'operations', 'compliance', 'auditor'] } as const

/** The visual editor of a campaign. It has no storage of its own. */
export const editorEndpoints = endpoints({
  'POST /staff/editor/surroundings': {
    ...root,
    access,
    summary: 'The pictures, films and instruments that a campaign may refer to',
    reply: editorSurroundings,
  },
  'POST /staff/editor/check': {
    ...root,
    access,
    summary: 'The faults of a campaign document, and a draft that shows it in the client for half an hour',
    body: checkDocumentRequest,
    reply: checkedDocument,
    limits: [{ per: 'address', name: 'editor-check', calls: 1_200, window: 60_000 }],
  },
})
