import { useEffect, useRef } from 'react'

interface DigitKeys {
  press: (digit: string) => void
  remove: () => void
}

/**
 * Accepts digits from the device's keyboard, wherever the focus is in the sheet. Uses no field, because browsers would
 * offer to save its content.
 */
export const useDigitKeys = (keys: DigitKeys) => {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (/^\d$/.test(event.key)) {
        if (!event.repeat) latest.current.press(event.key)
      } else if (event.key === 'Backspace') latest.current.remove()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
