import { Facts } from '../../../shared/activity/frame/facts.tsx'
import { Offer } from '../../../shared/activity/frame/offer.tsx'
import { PublishedOffer } from '../../../shared/activity/frame/published-offer.tsx'
import { useShown } from '../../../shared/activity/shown.ts'
import { formatCount } from '../../../shared/format/count.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import { areAllGone, useGiftState } from '../gift-state.tsx'
import { text } from '../text.ts'
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

/** The state of the person's gift, else the offer, while there is one. */
export const GiftOffer = () => {
  const t = useText(text)
  const { detail } = useShown()
  const { data } = useGiftState().personal
  if (data?.gift) return <State gift={data.gift} />
  if (detail.phase === 'ended') return <Offer label={t.gifts} figure={t.ended} />
  if (!data || !areAllGone(data.items)) return <PublishedOffer />
  const total = data.items.reduce((sum, { quota }) => sum + (quota?.total ?? 0), 0)
  return <Offer label={t.gifts} figure={t.gone} unit={fill(t.inAll, { n: formatCount(total) })} />
}

/** The phase of the campaign, which says nothing about a gift that was chosen. */
export const GiftFacts = () => (useGiftState().personal.data?.gift ? null : <Facts />)
