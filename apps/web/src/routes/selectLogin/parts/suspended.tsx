import { Help } from '../../../shared/hotline/help.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

interface SuspendedProps {
  /** leads to the choice of another account */
  onOther: () => void
}

/** A constant, because React calls a ref callback again whenever it is a new function. */
const focus = (element: HTMLElement | null) => element?.focus()

/** In place of a form that cannot succeed, because the account is suspended. */
export const Suspended = ({ onOther }: SuspendedProps) => {
  const t = useText(text)
  return (
    // the pressed button is gone, so the focus goes to what replaces it
    <div className={styles.accountForm} tabIndex={-1} ref={focus}>
      <Notice tone="danger" live>
        {t.suspendedWhy}
      </Notice>
      <Help isMain />
      <Button look="plain" onClick={onOther}>
        {t.otherAccount}
      </Button>
    </div>
  )
}
