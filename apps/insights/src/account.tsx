import { initialsOf } from '@foyer/staff-interface/initials'
import { useText } from '@foyer/staff-interface/language'
import { useEffect, useId, useRef, useState } from 'react'
import { text } from './text/text.ts'

/** The signed-in person: a button that shows and hides the sign-out below it. */
export const Account = ({ name, signOut }: { name: string; signOut: () => void }) => {
  const t = useText(text)
  const [isOpen, setOpen] = useState(false)
  const popupId = useId()
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false)
    }
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      opener.current?.focus()
    }
    for (const sign of ['pointerdown', 'focusin'] as const) addEventListener(sign, closeOutside)
    addEventListener('keydown', closeByKey)
    return () => {
      for (const sign of ['pointerdown', 'focusin'] as const) removeEventListener(sign, closeOutside)
      removeEventListener('keydown', closeByKey)
    }
  }, [isOpen])
  return (
    <div ref={box} className="account">
      <button
        ref={opener}
        type="button"
        className="account-opener"
        aria-expanded={isOpen}
        aria-controls={popupId}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="initials" aria-hidden="true">
          {initialsOf(name)}
        </span>
        <span className="account-name">{name}</span>
      </button>
      <div id={popupId} className="account-popup" hidden={!isOpen}>
        <p className="soft">{name}</p>
        <button type="button" className="button" onClick={signOut}>
          {t.signOut}
        </button>
      </div>
    </div>
  )
}
