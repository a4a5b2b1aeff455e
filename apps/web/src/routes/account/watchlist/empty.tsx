import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { text } from './text.ts'

const starIcon = 'M12 4.5l2.3 4.8 5.2.7-3.8 3.6.9 5.2-4.6-2.5-4.6 2.5.9-5.2L4.5 10l5.2-.7z'

/** Nothing is watched yet: what would stand here, and the way to it below. */
export const Empty = () => {
  const t = useText(text)
  return (
    <section className="watch-empty">
      <div className="watch-empty-art">
        <Icon path={starIcon} size={40} />
      </div>
      <h2>{t.empty}</h2>
      <p>{t.emptyWhy}</p>
    </section>
  )
}
