import { useState } from 'react'
import { useText } from '../text/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import * as styles from './help-button.module.css'
import { helpIcon } from './icon.ts'
import { text } from './text.ts'

const HelpSheet = lazyPart(() => import('./help-sheet.tsx').then((part) => part.HelpSheet))

/** Opens the help of the page. The sheet loads when it is opened. */
export const HelpButton = () => {
  const t = useText(text)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`icon-button ${styles.helpButton}`}
        data-name="help"
        aria-label={t.title}
        onClick={() => setOpen(true)}
      >
        <Icon path={helpIcon} size={22} />
      </button>
      {isOpen && <HelpSheet onClose={() => setOpen(false)} />}
    </>
  )
}
