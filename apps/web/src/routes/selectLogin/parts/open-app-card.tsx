import { useState } from 'react'
import { openApp } from '../../../platform/open-app.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { forwardIcon } from '../../../shared/ui/icons.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { appIcon } from '../icons.ts'
import { text } from '../text.ts'

/** Opens the native app, or says why it cannot from here (A5). */
export const OpenAppCard = () => {
  const t = useText(text)
  const [isBlocked, setBlocked] = useState(false)
  return (
    <li className="way-with-notice">
      <button type="button" className="way" onClick={() => setBlocked(openApp() === 'in-app-browser')}>
        <span className="way-icon">
          <Icon path={appIcon} />
        </span>
        <span className="way-words">
          <strong>{t.app}</strong>
          <small>{t.appLead}</small>
        </span>
        <Icon path={forwardIcon} size={20} />
      </button>
      {isBlocked && (
        <Notice tone="warn" live>
          {t.inAppBrowser}
        </Notice>
      )}
    </li>
  )
}
