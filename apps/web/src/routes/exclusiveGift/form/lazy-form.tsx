import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { GiftShapes } from '../parts/gift-cards.tsx'

/** The form, loaded later because visitors do not need it. */
export const GiftForm = lazyPart(() => import('./gift-form.tsx').then((module) => module.GiftForm), <GiftShapes />)
