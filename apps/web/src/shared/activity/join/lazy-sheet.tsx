import { lazyPart } from '../../ui/lazy-part.tsx'

export const loadJoinSheet = () => import('./join-sheet.tsx').then((module) => module.JoinSheet)

/** What a person is asked before joining; its code is not in the first load. */
export const JoinSheet = lazyPart(loadJoinSheet)
