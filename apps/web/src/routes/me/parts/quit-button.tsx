import { useState } from 'react'
import { quit } from '../../../platform/session.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { text } from '../text.ts'

interface QuitButtonProps {
  level: 'login' | 'register'
  label: string
  /** words of the toast */
  done: string
  className: string
}

/** A button that ends a login or a registration. A toast shows the outcome. */
export const QuitButton = ({ level, label, done, className }: QuitButtonProps) => {
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
    <button
      type="button"
      className={`button ${className}`}
      aria-disabled={leaving}
      onClick={() => leaving || void leave()}
    >
      {label}
    </button>
  )
}
