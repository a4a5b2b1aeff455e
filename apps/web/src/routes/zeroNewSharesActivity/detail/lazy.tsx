import { lazyPart } from '../../../shared/ui/lazy-part.tsx'

// these parts are below the first view of one offering, and the list does not use them

export const Costs = lazyPart(
  () => import('./costs.tsx').then((module) => module.Costs),
  <div className="costs-shape skeleton" />,
)

export const SubscriptionDays = lazyPart(
  () => import('./subscription-days.tsx').then((module) => module.SubscriptionDays),
  <div className="days-shape skeleton" />,
)
