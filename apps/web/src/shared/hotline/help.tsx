import { isRoute } from '../../platform/navigation.ts'
import { useText } from '../text/use-text.ts'
import { CallUs } from './call-us.tsx'
import * as styles from './help.module.css'
import { HotlineHours } from './hotline-hours.tsx'
import { text } from './text.ts'

/**
 * Help for failures that only the firm can resolve (O6): the hotline, and a link to contact addresses and complaints.
 */
export const Help = () => {
  const t = useText(text)
  return (
    <div className={styles.help}>
      <CallUs />
      <HotlineHours />
      {isRoute('/about') && (
        <a className="button button-quiet" href="#/about">
          {t.about}
        </a>
      )}
    </div>
  )
}
