import { PictureState } from '../../../shared/art/picture-state.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { text } from '../../../shared/watchlist/text.ts'
import * as styles from './watchlist.module.css'

/** An empty watchlist: what it is for, and the way to its first security. */
export const Empty = ({ onAdd }: { onAdd: () => void }) => {
  const t = useText(text)
  return (
    <section className={styles.watchEmpty}>
      <PictureState scene="empty-watchlist" title={t.empty}>
        <p>{t.emptyWhy}</p>
        <Button onClick={onAdd}>{t.add}</Button>
      </PictureState>
    </section>
  )
}
