import { useState } from 'react'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { eyeIcon, eyeOffIcon } from '../../../shared/ui/later-icons.ts'
import { text } from './text.ts'
import { useMask } from './use-mask.ts'

/** The button that hides or shows all amounts of the account. It announces the change. */
export const MaskToggle = () => {
  const t = useText(text)
  const { isHidden, toggle } = useMask()
  const [isAnnounced, setAnnounced] = useState(false)
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={t.hide}
        aria-pressed={isHidden}
        onClick={() => {
          toggle()
          setAnnounced(true)
        }}
      >
        <Icon path={isHidden ? eyeOffIcon : eyeIcon} size={22} />
      </button>
      <span className="visually-hidden" role="status">
        {isAnnounced && (isHidden ? t.nowHidden : t.nowShown)}
      </span>
    </>
  )
}
