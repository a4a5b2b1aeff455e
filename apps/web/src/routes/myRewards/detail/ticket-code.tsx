import { useState } from 'react'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { qrIcon } from '../icons.ts'
import { text } from './text.ts'
import * as styles from './ticket-code.module.css'
import type { TicketCodeProps } from './ticket-codes.tsx'

const Codes = lazyPart<TicketCodeProps>(
  () => import('./ticket-codes.tsx').then((part) => part.TicketCodes),
  <div className={styles.waiting} />,
)

/**
 * The QR code of a voucher on its ticket. One tap shows it, because a code on the screen is requested every few seconds
 * and can be read by whoever stands beside.
 */
export const TicketCode = (props: TicketCodeProps) => {
  const t = useText(text)
  const [isShown, setShown] = useState(false)
  return (
    <div className={styles.ticketCode}>
      {isShown ? (
        <Codes {...props} />
      ) : (
        <button type="button" className={styles.cover} onClick={() => setShown(true)}>
          <span className={styles.pattern} aria-hidden="true" />
          <span className="button">
            <Icon path={qrIcon} />
            {t.showQr}
          </span>
        </button>
      )}
    </div>
  )
}
