import { type ComponentType, useEffect, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button.tsx'
import { Notice } from '../notice.tsx'
import * as skeletonStyles from '../skeleton.module.css'
import * as styles from './calendar.module.css'
import type { CalendarProps } from './calendar-props.ts'
import { text } from './text.ts'

let loaded: ComponentType<CalendarProps> | undefined
const load = () => import('./month-grid.tsx').then((module) => (loaded = module.MonthGrid))

/**
 * K3: a calendar of at most six months from `today`, with weeks from Sunday, for one day or a range. Marked days state
 * their marks and closed days their reason. Arrows, Home, End and Page keys move as in every date grid. The grid and
 * its library load when a calendar is first shown; its space is reserved until then.
 */
export const Calendar = (props: CalendarProps) => {
  const t = useText(text)
  const [Grid, setGrid] = useState(() => loaded)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    if (Grid || isFailed) return
    load().then(
      (component) => setGrid(() => component),
      () => setFailed(true),
    )
  }, [Grid, isFailed])

  if (Grid) return <Grid {...props} />
  if (isFailed) {
    return (
      <Notice tone="danger" live>
        <p>{t.failed}</p>
        <Button look="plain" onClick={() => setFailed(false)}>
          {t.retry}
        </Button>
      </Notice>
    )
  }
  return (
    <div className={`${styles.calendarLoading} ${skeletonStyles.skeleton}`} role="status">
      <span className="visually-hidden">{t.loading}</span>
    </div>
  )
}
