import { PictureState } from '../../shared/art/picture-state.tsx'
import { useText } from '../../shared/text/use-text.ts'
import * as styles from './page.module.css'
import { text } from './text.ts'

/** The message that there are no notices, with a way to the activities. */
export const Empty = () => {
  const t = useText(text)
  return (
    <div className={styles.noticesEmpty}>
      <PictureState scene="empty-notices" title={t.empty}>
        <p>{t.emptyWhy}</p>
        <a className="button button-plain" href="#/">
          {t.activities}
        </a>
      </PictureState>
    </div>
  )
}
