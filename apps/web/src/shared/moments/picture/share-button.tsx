import { useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { shareUpIcon } from '../icons.ts'
import * as styles from '../moment.module.css'
import { text } from '../text.ts'
import type { CardFacts } from './card-facts.ts'

const ShareSheet = lazyPart(() => import('./share-sheet.tsx').then((part) => part.ShareSheet))

/** Opens the picture to share. */
export const ShareButton = ({ facts }: { facts: CardFacts }) => {
  const t = useText(text)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.momentExtra} onClick={() => setOpen(true)}>
        <Icon path={shareUpIcon} size={20} />
        {t.share}
      </button>
      {isOpen && <ShareSheet facts={facts} onClose={() => setOpen(false)} onFailed={() => setOpen(false)} />}
    </>
  )
}
