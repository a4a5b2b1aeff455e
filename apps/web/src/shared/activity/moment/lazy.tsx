import { lazyPart } from '../../ui/lazy-part.tsx'

/** The moment after a join. Its code is not in the first load; if it does not load, the page shows the outcome itself. */
export const SuccessMoment = lazyPart(() => import('./success-moment.tsx').then((part) => part.SuccessMoment))
