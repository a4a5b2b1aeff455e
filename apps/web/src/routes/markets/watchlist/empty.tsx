import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { text } from '../../../shared/watchlist/text.ts'
import * as styles from './watchlist.module.css'

const starIcon = 'M12 4.5l2.3 4.8 5.2.7-3.8 3.6.9 5.2-4.6-2.5-4.6 2.5.9-5.2L4.5 10l5.2-.7z'

/** The text of an empty watchlist: what it is for, and that the button below adds to it. */
export const Empty = () => {
  const t = useText(text)
  return (
    <section className={styles.watchEmpty}>
      <div className={styles.watchEmptyArt}>
        <Icon path={starIcon} size={40} />
      </div>
      <h2>{t.empty}</h2>
      <p>{t.emptyWhy}</p>
    </section>
  )
}
