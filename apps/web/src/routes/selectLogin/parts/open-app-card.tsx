import { useState } from 'react'
import { isInApp, openApp } from '../../../platform/open-app.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { forwardIcon } from '../../../shared/ui/icons.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { appIcon } from '../icons.ts'
import { text } from '../text.ts'

type GuideSheet = typeof import('../../../shared/open-app/guide-sheet.tsx').GuideSheet

/** Opens the native app, or says what a person has to do first (A5): by a drawing, and in words where that does not come. */
export const OpenAppCard = () => {
  const t = useText(text)
  const [isBlocked, setBlocked] = useState(false)
  const [Guide, setGuide] = useState<GuideSheet>()
  const open = async () => {
    if (openApp() !== 'in-app-browser') return
    try {
      const { GuideSheet } = await import('../../../shared/open-app/guide-sheet.tsx')
      setGuide(() => GuideSheet)
    } catch {
      setBlocked(true)
    }
  }
  if (isInApp()) return null
  return (
    <li className="way-with-notice">
      <button type="button" className="way" onClick={() => void open()}>
        <span className="way-icon">
          <Icon path={appIcon} />
        </span>
        <span className="way-words">
          <strong>{t.app}</strong>
          <small>{t.appLead}</small>
        </span>
        <Icon path={forwardIcon} size={20} />
      </button>
      {Guide && <Guide guide="browser" onClose={() => setGuide(undefined)} />}
      {isBlocked && (
        <Notice tone="warn" live>
          {t.inAppBrowser}
        </Notice>
      )}
    </li>
  )
}
