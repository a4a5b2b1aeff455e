import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import '../../../shared/ui/skeleton.css'

/** What becomes of the form, in the panel at the foot. */
export const SubmitAction = lazyPart(
  () => import('./submit-action.tsx').then((module) => module.SubmitAction),
  <div className="skeleton gate-pending" />,
)
