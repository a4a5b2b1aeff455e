import { isRoute } from '../../platform/navigation.ts'
import { useText } from '../text/use-text.ts'
import { CallUs } from './call-us.tsx'
import { HotlineHours } from './hotline-hours.tsx'
import { text } from './text.ts'
import './help.css'

/** Where only the firm can help (O6): its hotline, and the page with its addresses and the way of a complaint. */
export const Help = () => {
  const t = useText(text)
  return (
    <div className="help">
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
