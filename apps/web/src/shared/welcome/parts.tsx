import { Art } from '../art/art.tsx'
import { useCanOffer } from '../phone-login/can-offer.ts'
import { PhoneLoginOffer } from '../phone-login/offer.tsx'
import { useText } from '../text/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import { text } from './text.ts'
import { useKeyboardHeight } from './use-keyboard-height.ts'
import * as styles from './welcome.module.css'

/** The firm's scene at the foot of the panel. It also leaves room for the keyboard of a phone. */
export const Scene = () => {
  useKeyboardHeight()
  return (
    <div className={styles.scene}>
      <Art scene="heroes/brand" fill />
    </div>
  )
}

const giftIcon =
  'M4.5 11.5h15v8h-15zM3.5 7.5h17v4h-17zM12 7.5v12M12 7.5c-2.8 0-4.6-.9-4.6-2.4S9.6 2.9 12 7.5c2.4-4.6 4.6-3.9 4.6-2.4S14.8 7.5 12 7.5z'
const lockIcon = 'M6 10.5h12v9.5H6zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3M12 14v2.5'
const paperIcon = 'M6.5 3.5h8l3.5 3.5v13.5h-11.5zM9.5 10.5h5M9.5 14h5M9.5 17.5h3'

/**
 * What a person gets and what we never ask for, and where a person can also log in to an account (`forAccounts`), what a
 * sign-in does not open. A computer also offers the phone.
 */
export const Points = ({ forAccounts = false }: { forAccounts?: boolean }) => {
  const t = useText(text)
  const offersPhone = useCanOffer()
  // nothing may move the points later
  if (offersPhone === undefined) return null
  const points = [
    [giftIcon, t.rewards],
    [lockIcon, t.neverAsk],
    ...(forAccounts ? ([[paperIcon, t.noAccount]] as const) : []),
  ] as const
  return (
    <>
      {offersPhone && <PhoneLoginOffer />}
      <ul role="list" className={styles.points}>
        {points.map(([icon, point]) => (
          <li key={icon}>
            <Icon path={icon} size={20} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
