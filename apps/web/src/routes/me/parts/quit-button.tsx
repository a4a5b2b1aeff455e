import { useState } from 'react'
import { quit } from '../../../platform/session.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

interface QuitButtonProps {
  level: 'login' | 'register'
  label: string
  icon: string
  /** what remains or ends with it */
  note?: string | undefined
  /** words of the toast */
  done: string
}

/** A button that ends a login or a registration. A toast shows the outcome. */
export const QuitButton = ({ level, label, icon, note, done }: QuitButtonProps) => {
  const t = useText(text)
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    showToast(
      await quit(level).then(
        () => done,
        () => t.quitFailed,
      ),
    )
    setLeaving(false)
  }
  return (
    <button type="button" className={styles.quit} aria-disabled={leaving} onClick={() => leaving || void leave()}>
      <Icon path={icon} size={22} />
      <span>
        {label}
        {note !== undefined && <small>{note}</small>}
      </span>
    </button>
  )
}
