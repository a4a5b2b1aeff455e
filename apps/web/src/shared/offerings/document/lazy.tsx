import { lazyPart } from '../../ui/lazy-part.tsx'

/** The code loads when the first document is opened. */
export const DocumentSheet = lazyPart(() => import('./document-sheet.tsx').then((module) => module.DocumentSheet))
