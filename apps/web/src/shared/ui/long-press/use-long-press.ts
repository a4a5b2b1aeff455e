import { longPressDuration } from '@foyer/protocol/limits'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import * as styles from './long-press.module.css'
import { Press } from './press.ts'

interface LongPressProps {
  className: string | undefined
  onPointerDown: (event: PointerEvent) => void
  onPointerMove: (event: PointerEvent) => void
  onPointerUp: () => void
  onPointerCancel: () => void
  onContextMenu: (event: MouseEvent) => void
  onClickCapture: (event: MouseEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/**
 * K6: a press of 500 ms, as props for a focusable element. A movement of more than 10 px, scrolling, lifting or a
 * second finger cancels it. The click that ends a long press and the browser's own menu are suppressed. The menu key,
 * Shift+F10 and a right click act like a long press. Offer a visible alternative too, because a long press is not
 * discoverable.
 */
export const useLongPress = (onLongPress: () => void): LongPressProps => {
  const latest = useRef(onLongPress)
  useEffect(() => {
    latest.current = onLongPress
  })
  const [press] = useState(() => new Press(longPressDuration, () => latest.current()))
  useEffect(() => () => press.end(), [press])

  return {
    className: styles.longPress,
    onPointerDown: (event) => press.begin(event),
    onPointerMove: (event) => press.move(event),
    onPointerUp: () => press.end(),
    onPointerCancel: () => press.end(),
    onContextMenu: (event) => {
      event.preventDefault()
      press.menu()
    },
    onClickCapture: (event) => {
      if (!press.consumesClick()) return
      event.preventDefault()
      event.stopPropagation()
    },
    onKeyDown: (event) => {
      const opensMenu = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
      if (opensMenu) event.preventDefault()
      press.key(opensMenu)
    },
  }
}
