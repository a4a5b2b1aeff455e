import { useState } from 'react'
import { createPortal } from 'react-dom'
import { hostHere, openApp } from '../../platform/open-app.ts'
import { useText } from '../text/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import { closeIcon } from '../ui/icons.ts'
import { isDismissed, storeDismissal } from './banner-choice.ts'
import * as styles from './open-app-banner.module.css'
import { text } from './text.ts'
import { useGuide } from './use-guide.tsx'

/** Browsers of a phone or tablet, including those inside other apps: the firm's app may be installed there. */
const shownIn: ReadonlySet<string> = new Set(['browser', 'wechat', 'qq', 'weibo'])

let isSentAway = false

/** A link to the app at the lower edge, after all content of the page. It neither moves nor covers content. */
export const OpenAppBanner = () => {
  const t = useText(text)
  const [isShown, setShown] = useState(() => !isSentAway && shownIn.has(hostHere().name) && !isDismissed())
  const [guide, openGuide] = useGuide('browser')
  if (!isShown) return null
  const sendAway = () => {
    isSentAway = true
    storeDismissal()
    setShown(false)
  }
  return createPortal(
    <aside className={styles.openAppBanner} aria-label={t.bannerTitle}>
      <img src={`${import.meta.env.BASE_URL}mark.svg`} alt="" width={32} height={32} />
      <p>
        <strong>{t.bannerTitle}</strong>
        <small>{t.bannerLead}</small>
      </p>
      <button
        type="button"
        className={styles.openAppNow}
        aria-label={t.bannerTitle}
        onClick={() => openApp() === 'in-app-browser' && void openGuide()}
      >
        {t.open}
      </button>
      <button type="button" className={styles.openAppAway} aria-label={t.dismiss} onClick={sendAway}>
        <Icon path={closeIcon} size={20} />
      </button>
      {guide}
    </aside>,
    document.body,
  )
}
