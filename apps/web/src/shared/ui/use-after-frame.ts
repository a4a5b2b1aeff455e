import { useEffect, useState } from 'react'

/**
 * False in the frame that answers a press, and true after it. A dialog that opens makes the browser style the whole page,
 * which would delay that frame (`docs/figures.md`). It is true at once while another dialog covers the page, which would
 * otherwise be seen between the two.
 */
export const useAfterFrame = (): boolean => {
  const [isAfter, setAfter] = useState(() => 'covered' in document.documentElement.dataset)
  useEffect(() => {
    if (isAfter) return
    // a message that is posted before a frame arrives after it, and sooner than a timer
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => setAfter(true)
    const frame = requestAnimationFrame(() => port2.postMessage(undefined))
    return () => {
      cancelAnimationFrame(frame)
      port1.close()
    }
  }, [isAfter])
  return isAfter
}
