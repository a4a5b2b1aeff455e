import { PublishedOffer } from '../../../shared/activity/frame/published-offer.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import { useGiftState } from '../gift-state.tsx'
import * as styles from './parcel.module.css'

/** The chosen gift, loaded later because visitors do not need it. */
export const Parcel = lazyPart(
  () => import('./parcel.tsx').then((module) => module.Parcel),
  <div className={`${skeletonStyles.skeleton} ${styles.parcelShape}`} />,
)

const Action = lazyPart(() => import('./parcel-action.tsx').then((module) => module.ParcelAction))

/** The action in the panel at the bottom that the parcel needs next. */
export const ParcelAction = () => {
  const gift = useGiftState().personal.data?.gift
  return gift?.addressNeeded ? <Action gift={gift} /> : null
}

const State = lazyPart(() => import('./parcel-offer.tsx').then((module) => module.ParcelOffer), <PublishedOffer />)

/** The state of the person's gift, else the offer. */
export const GiftOffer = () => {
  const gift = useGiftState().personal.data?.gift
  return gift ? <State gift={gift} /> : <PublishedOffer />
}
