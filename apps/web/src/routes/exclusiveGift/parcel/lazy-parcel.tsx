import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { useDesk } from '../desk.tsx'
import '../../../shared/ui/skeleton.css'
import './parcel.css'

/** The gift that was chosen, which visitors do not need. */
export const Parcel = lazyPart(
  () => import('./parcel.tsx').then((module) => module.Parcel),
  <div className="skeleton parcel-shape" />,
)

const Action = lazyPart(() => import('./parcel-action.tsx').then((module) => module.ParcelAction))

/** In the panel at the foot: what the parcel waits for. */
export const ParcelAction = () => {
  const gift = useDesk().personal.data?.gift
  return gift?.addressNeeded ? <Action gift={gift} /> : null
}
