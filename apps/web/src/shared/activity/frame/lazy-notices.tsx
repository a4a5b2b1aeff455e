import { lazyPart } from '../../ui/lazy-part.tsx'

/** Seldom is there a notice; its line is kept free while the code of the bar is on the way. */
export const Notices = lazyPart(
  () => import('./notices.tsx').then((module) => module.Notices),
  <div className="pending-notice" />,
)
