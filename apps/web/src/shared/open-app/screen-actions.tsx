import { useEffect, useState } from 'react'
import { openHost } from '../../platform/host.ts'
import type { Host } from '../../platform/host-interface.ts'
import { goBack } from '../../platform/navigation.ts'
import { share } from '../../platform/share.ts'
import { isPreview } from '../../platform/shared-address.ts'
import { HelpButton } from '../help/help-button.tsx'
import { Bell } from '../inbox/lazy-bell.tsx'
import { useText } from '../text/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import { closeIcon } from '../ui/icons.ts'
import { showToast } from '../ui/toast.ts'
import { shareIcon } from './icons.ts'
import * as styles from './screen-actions.module.css'
import { text } from './text.ts'
import { useGuide } from './use-guide.tsx'

/** The screens that contain the hotline themselves have no help beside it. */
const hasHelp = (): boolean => !/^#\/(me|about)\b/.test(location.hash)

interface ActionProps {
  name: 'share' | 'close'
  label: string
  icon: string
  size?: number
  onTap: () => Promise<void>
}

/** An action button that ignores further taps until the action has finished. */
const Action = ({ name, label, icon, size = 24, onTap }: ActionProps) => {
  const [busy, setBusy] = useState(false)
  const tap = async () => {
    setBusy(true)
    await onTap()
    setBusy(false)
  }
  return (
    <button
      type="button"
      className={styles.topBarAction}
      data-name={name}
      aria-label={label}
      aria-disabled={busy || undefined}
      onClick={() => busy || void tap()}
    >
      <Icon path={icon} size={size} />
    </button>
  )
}

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
      <Action name="share" label={t.share} icon={shareIcon} size={22} onTap={tap} />
      {guide}
    </>
  )
}

/** The host's actions for the page: close the screen, in an app, and share the page, unless it is a draft. */
export const ScreenActions = ({ isShared }: { isShared: boolean }) => {
  const t = useText(text)
  const [host, setHost] = useState<Host>()
  useEffect(() => {
    // without the host's code there are no actions
    void openHost().then(setHost, () => undefined)
  }, [])
  const leave = async () => {
    if (await host?.close?.()) return
    showToast(t.notClosed)
    await goBack('/')
  }
  return (
    <>
      {host?.close && <Action name="close" label={t.close} icon={closeIcon} onTap={leave} />}
      {isShared && !isPreview() && <ShareButton />}
      {hasHelp() && <HelpButton />}
      <Bell />
    </>
  )
}
