import type { Ref } from 'react'
import { WithHotline } from '../../../shared/conversion/with-hotline.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { checkIcon, clockIcon, searchIcon } from '../../../shared/ui/later-icons.ts'
import { typeIcon, withdrawnIcon } from '../icons.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

const icons = {
  used: checkIcon,
  expired: clockIcon,
  revoked: withdrawnIcon,
  pending: clockIcon,
  typed: typeIcon,
  missing: searchIcon,
} as const

/**
 * The final state of a voucher, shown instead of the QR code. It is announced, because the counter may just have
 * scanned the code.
 */
export const FinalState = ({ state, heading }: { state: keyof typeof icons; heading?: Ref<HTMLHeadingElement> }) => {
  const t = useText(text)
  return (
    <div className={styles.presentOver} data-state={state} role="status">
      <span className={styles.overMark}>
        <Icon path={icons[state]} size={40} />
      </span>
      <h2 ref={heading} tabIndex={-1}>
        {t[state]}
      </h2>
      <p>
        <WithHotline text={t[`${state}Why`]} />
      </p>
    </div>
  )
}
