import { useEffect, useRef } from 'react'

interface DigitKeys {
  press: (digit: string) => void
  remove: () => void
}

/**
 * The keyboard of the device types too, wherever the focus is in the sheet. There is no field: a browser would offer to
 * keep what is in one.
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
