import type { PhoneWay } from '@foyer/api/phone-change'
import { CallUs } from '../../../shared/hotline/call-us.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { downIcon } from '../../../shared/ui/icons.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** The next step for a person who cannot use the old number any more. */
export const NumberLost = ({ way }: { way: PhoneWay }) => {
  const t = useText(text)
  return (
    <details className={styles.phoneLost}>
      <summary>
        {t.lost}
        <Icon path={downIcon} size={20} />
      </summary>
      <p>{way === 'account' ? t.lostAccount : t.lostSms}</p>
      <CallUs />
    </details>
  )
}
