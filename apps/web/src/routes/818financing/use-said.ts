import { useEffect, useRef, useState } from 'react'

const pause = 800

/** A text for a live region: said once it has rested for a moment, and not when the page opens with it. */
export const useSaid = (text: string): string => {
  const [said, say] = useState('')
  const first = useRef(text)
  useEffect(() => {
    if (text === first.current) return
    first.current = ''
    const timer = setTimeout(() => say(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return said
}
