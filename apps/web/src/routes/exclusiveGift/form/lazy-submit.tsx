import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import '../../../shared/ui/skeleton.css'

/** The submit action in the panel at the bottom, loaded later. */
export const SubmitAction = lazyPart(
  () => import('./submit-action.tsx').then((module) => module.SubmitAction),
  <div className="skeleton gate-pending" />,
)
