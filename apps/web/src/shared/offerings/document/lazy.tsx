import { lazyPart } from '../../ui/lazy-part.tsx'

/** Its code comes with the first document that is opened. */
export const DocumentSheet = lazyPart(() => import('./document-sheet.tsx').then((module) => module.DocumentSheet))
