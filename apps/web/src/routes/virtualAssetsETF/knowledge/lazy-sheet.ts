import { lazyPart } from '../../../shared/ui/lazy-part.tsx'

/** The questions, loaded only when the test begins. */
export const TestSheet = lazyPart(() => import('./test-sheet.tsx').then((module) => module.TestSheet))
