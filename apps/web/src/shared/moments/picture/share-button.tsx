import { useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { shareUpIcon } from '../icons.ts'
import * as styles from '../moment.module.css'
import { text } from '../text.ts'
import type { Shared } from './shared.ts'

const ShareSheet = lazyPart(() => import('./share-sheet.tsx').then((part) => part.ShareSheet))

/** Opens the picture to share. */
export const ShareButton = (shared: Shared) => {
  const t = useText(text)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.momentExtra} onClick={() => setOpen(true)}>
        <Icon path={shareUpIcon} size={20} />
        {t.share}
      </button>
      {isOpen && <ShareSheet {...shared} onClose={() => setOpen(false)} onFailed={() => setOpen(false)} />}
    </>
  )
}
