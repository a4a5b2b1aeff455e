import { useEffect, useState } from 'react'
import { openHost } from '../../platform/host.ts'
import type { Host } from '../../platform/host-interface.ts'
import { share } from '../../platform/share.ts'
import { useText } from '../text/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import { closeIcon } from '../ui/icons.ts'
import { showToast } from '../ui/toast.ts'
import { shareIcon } from './icons.ts'
import { text } from './text.ts'
import { useGuide } from './use-guide.tsx'
import './screen-actions.css'

const ShareButton = () => {
  const t = useText(text)
  const [guide, openGuide] = useGuide('share')
  const tap = async () => {
    const outcome = await share()
    if (outcome === 'by-menu') await openGuide()
    if (outcome === 'copied') showToast(t.copied)
    if (outcome === 'failed') showToast(t.notShared)
  }
  return (
    <>
      <button type="button" className="top-bar-action top-bar-share" aria-label={t.share} onClick={() => void tap()}>
        <Icon path={shareIcon} size={22} />
      </button>
      {guide}
    </>
  )
}

/** What the host can do with the page: close the screen it stands in, in an app; hand it on. */
export const ScreenActions = ({ isShared }: { isShared: boolean }) => {
  const t = useText(text)
  const [host, setHost] = useState<Host>()
  useEffect(() => {
    // a host whose code did not come has nothing to offer
    void openHost().then(setHost, () => undefined)
  }, [])
  return (
    <>
      {host?.close && (
        <button
          type="button"
          className="top-bar-action top-bar-close"
          aria-label={t.close}
          onClick={() => void host.close?.()}
        >
          <Icon path={closeIcon} />
        </button>
      )}
      {isShared && <ShareButton />}
    </>
  )
}
