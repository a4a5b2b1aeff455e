import { lazyPart } from '../../../shared/activity/lazy-part.tsx'

/** The end of the page; its code comes behind what is above. */
export const Securities = lazyPart(
  () => import('./securities.tsx').then((module) => module.Securities),
  <div className="securities-shape" />,
)
