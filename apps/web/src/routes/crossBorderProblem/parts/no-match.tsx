import * as crossBorderStyles from '../../../shared/cross-border/cross-border.module.css'
import { CallUs } from '../../../shared/hotline/call-us.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** The message that a search found nothing, with suggestions. */
export const NoMatch = ({ onAll }: { onAll: () => void }) => {
  const t = useText(text)
  return (
    <div className={`${crossBorderStyles.cbCard} ${styles.questionsNone}`}>
      <div role="status">
        <strong>{t.nothing}</strong>
        <p className={styles.questionsNoneWhy}>{t.nothingWhy}</p>
      </div>
      <Button
        look="plain"
        onClick={() => {
          onAll()
          document.querySelector<HTMLElement>(`.${styles.questionsSearch} input`)?.focus()
        }}
      >
        {t.all}
      </Button>
      <CallUs />
    </div>
  )
}
