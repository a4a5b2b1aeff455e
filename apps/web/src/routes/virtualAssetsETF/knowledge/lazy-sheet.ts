import { lazyPart } from '../../../shared/ui/lazy-part.tsx'

/** The questions, which nobody needs before they begin. */
export const TestSheet = lazyPart(() => import('./test-sheet.tsx').then((module) => module.TestSheet))
