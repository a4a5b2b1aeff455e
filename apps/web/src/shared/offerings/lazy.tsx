import { lazyPart } from '../ui/lazy-part.tsx'

/** What most who open a page never open: each comes with the first tap. */
export const loadApplySheet = () => import('./apply/apply-sheet.tsx').then((module) => module.ApplySheet)
export const ApplySheet = lazyPart(loadApplySheet)

/** Below the first view, and only once there is a result. */
export const AllotmentResult = lazyPart(
  () => import('./result/allotment-result.tsx').then((module) => module.AllotmentResult),
  <div className="offering-result-shape skeleton" />,
)

/** For who is logged in and has applied. */
export const ApplicationCard = lazyPart(
  () => import('./application/application-card.tsx').then((module) => module.ApplicationCard),
  <div className="application-shape skeleton" />,
)
