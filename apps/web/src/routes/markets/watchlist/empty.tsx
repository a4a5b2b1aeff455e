import { PictureState } from '../../../shared/art/picture-state.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { text } from '../../../shared/watchlist/text.ts'
import * as styles from './watchlist.module.css'

/** An empty watchlist: the way to its first security, which is above the fold of a small phone, and what it is for. */
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
