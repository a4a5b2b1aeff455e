import { useEffect, useRef, useState } from 'react'

const pause = 800

/** The text for a live region. It changes after the input is stable for a moment, and is empty when the page opens. */
export const useAnnouncement = (text: string): string => {
  const [announced, setAnnounced] = useState('')
  const first = useRef(text)
  useEffect(() => {
    if (text === first.current) return
    first.current = ''
    const timer = setTimeout(() => setAnnounced(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return announced
}
