import { lazyPart } from '../ui/lazy-part.tsx'

/** The sheet of a moment. Its code is not in the first load; if it does not load, the page shows the outcome itself. */
export const MomentSheet = lazyPart(() => import('./moment-sheet.tsx').then((part) => part.MomentSheet))
export const JoinedMoment = lazyPart(() => import('./joined-moment.tsx').then((part) => part.JoinedMoment))
