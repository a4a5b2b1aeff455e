import { bellIcon } from '../../shared/inbox/icons.ts'
import { useText } from '../../shared/text/use-text.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import * as styles from './page.module.css'
import { text } from './text.ts'

/** The message that there are no notices, with a way to the activities. */
export const Empty = () => {
  const t = useText(text)
  return (
    <div className={styles.noticesEmpty}>
      <span className={styles.noticesEmptyArt}>
        <Icon path={bellIcon} size={40} />
      </span>
      <h2>{t.empty}</h2>
      <p>{t.emptyWhy}</p>
      <a className="button button-plain" href="#/">
        {t.activities}
      </a>
    </div>
  )
}
