import { type FocusEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Icon } from '../icon.tsx'
import { closeIcon } from '../icons.ts'
import { hornIcon, pauseIcon, resumeIcon } from './icons.ts'
import * as styles from './notice-bar.module.css'
import { text } from './text.ts'
import { useLap } from './use-lap.ts'

interface NoticeBarProps {
  /** one line of text, with or without a link */
  children: ReactNode
  /** path of an icon; defaults to a horn */
  icon?: string
  /** shows a close button; the parent component removes the bar */
  onClose?: () => void
}

/**
 * A line of news above a page. A text that fits does not move; a longer one moves through after a second (K13). It
 * pauses while the mouse is over it or a link in it has the focus. A tap on it or the button stops it (WCAG 2.2.2).
 * With reduced motion it wraps to several lines instead.
 */
export const NoticeBar = ({ children, icon = hornIcon, onClose }: NoticeBarProps) => {
  const t = useText(text)
  const room = useRef<HTMLDivElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLSpanElement>(null)
  const [stopped, setStopped] = useState(false)
  const [isPaused, setPaused] = useState(false)
  const { scrolls, rewind } = useLap({ room, view, line }, stopped || isPaused)

  const tapped = ({ target }: PointerEvent<HTMLElement>) => {
    if (!(target as Element).closest('a, button')) setStopped(!stopped)
  }
  const hovered = ({ pointerType, type }: PointerEvent) => {
    if (pointerType === 'mouse') setPaused(type === 'pointerenter')
  }
  // scrolls a link that has moved out of view back into view
  const focused = ({ target }: FocusEvent) => {
    setPaused(true)
    rewind()
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const blurred = () => {
    setPaused(false)
    view.current?.scrollTo({ left: 0 })
  }

  return (
    <div className={styles.noticeBar}>
      <Icon path={icon} size={20} />
      <div ref={room} className={styles.noticeBarRoom}>
        <div
          ref={view}
          className={styles.noticeBarView}
          role="status"
          aria-label={t.notice}
          onPointerUp={tapped}
          onPointerEnter={hovered}
          onPointerLeave={hovered}
          onFocus={focused}
          onBlur={blurred}
        >
          <span ref={line} className={styles.noticeBarLine}>
            {children}
          </span>
        </div>
        {scrolls && (
          <button
            type="button"
            className={styles.noticeBarButton}
            aria-label={stopped ? t.resume : t.pause}
            onClick={() => setStopped(!stopped)}
          >
            <Icon path={stopped ? resumeIcon : pauseIcon} size={18} />
          </button>
        )}
      </div>
      {onClose && (
        <button type="button" className={styles.noticeBarButton} aria-label={t.close} onClick={onClose}>
          <Icon path={closeIcon} size={18} />
        </button>
      )}
    </div>
  )
}
