import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { useHeadingFocus, useParting } from '../../../shared/ui/heading-focus.ts'
import * as styles from '../page.module.css'
import { text } from './text.ts'
import type { Check } from './use-self-check.ts'

/** Replaces the button that stores the result: shows that it is stored, and a button to delete it. */
export const Saved = ({ check }: { check: Check }) => {
  const t = useText(text)
  const notice = useHeadingFocus<HTMLSpanElement>()
  const press = useParting()
  return (
    <div className={styles.wealthSaved}>
      <span ref={notice} tabIndex={-1}>
        {t.isStored}
      </span>
      <Button look="quiet" busy={check.isBusy} onClick={() => press(check.remove)}>
        {t.remove}
      </Button>
    </div>
  )
}
