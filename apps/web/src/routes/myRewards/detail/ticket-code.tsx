import { useState } from 'react'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { qrIcon } from '../icons.ts'
import { text } from './text.ts'
import * as styles from './ticket-code.module.css'
import type { TicketCodeProps } from './ticket-codes.tsx'

/** Squares that look like a code and say nothing: three corners, and others by a fixed rule. */
const squares = [0, 1, 2]
  .map((nth) => `M${nth === 1 ? 14 : 0} ${nth === 2 ? 14 : 0}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`)
  .concat(
    Array.from({ length: 21 * 21 }, (_, at) => [at % 21, Math.floor(at / 21)] as const)
      .filter(([x, y]) => !((x < 8 && (y < 8 || y > 12)) || (x > 12 && y < 8)) && (x * 7 + y * 13 + x * y * 5) % 9 < 4)
      .map(([x, y]) => `M${x} ${y}h1v1h-1z`),
  )
  .join('')

const Codes = lazyPart<TicketCodeProps>(
  () => import('./ticket-codes.tsx').then((part) => part.TicketCodes),
  <div className={styles.waiting} />,
)

/**
 * The QR code of a voucher on its ticket. One tap shows it, because a code on the screen is requested every few seconds, and
 * another person can read it.
 */
export const TicketCode = (props: TicketCodeProps) => {
  const t = useText(text)
  const [isShown, setShown] = useState(false)
  return (
    <div className={styles.ticketCode} data-presented={isShown || undefined}>
      {isShown ? (
        <Codes {...props} />
      ) : (
        <button type="button" className={styles.cover} onClick={() => setShown(true)}>
          <svg className={styles.pattern} viewBox="0 0 21 21" shapeRendering="crispEdges" aria-hidden="true">
            <path d={squares} />
          </svg>
          <span className="button">
            <Icon path={qrIcon} />
            {t.showQr}
          </span>
        </button>
      )}
    </div>
  )
}
