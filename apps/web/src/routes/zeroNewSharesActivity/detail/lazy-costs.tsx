import { lazyPart } from '../../../shared/ui/lazy-part.tsx'

/** Below the first view of one offering, and of no list. */
export const Costs = lazyPart(
  () => import('./costs.tsx').then((module) => module.Costs),
  <div className="costs-shape skeleton" />,
)
