import { lazyPart } from '../../ui/lazy-part.tsx'

export const loadJoinSheet = () => import('./join-sheet.tsx').then((module) => module.JoinSheet)

/** The sheet with the questions before a join. Its code is not in the first load. */
export const JoinSheet = lazyPart(loadJoinSheet)
