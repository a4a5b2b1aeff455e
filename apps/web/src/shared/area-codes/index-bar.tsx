import { type PointerEvent, useRef, useState } from 'react'
import type { Group } from './groups.ts'
import * as styles from './index-bar.module.css'

interface IndexBarProps {
  groups: readonly Group[]
  onJump: (group: Group) => void
}

/** The mark of the common entries is a star, because they have no letter. */
const Mark = ({ of }: { of: Group }) =>
  of.key === 'often' ? (
    <svg width="1em" height="1em" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M12 2.5l2.9 6.2 6.8.8-5 4.6 1.3 6.7-6-3.4-6 3.4 1.3-6.7-5-4.6 6.8-.8z" />
    </svg>
  ) : (
    of.key
  )

/**
 * Letters at the right edge. A tap or a drag along them scrolls their group to the top (C10). It is one target for
 * finger and mouse; keyboards have type-ahead and screen readers the labelled groups instead.
 */
export const IndexBar = ({ groups, onJump }: IndexBarProps) => {
  const letters = useRef<HTMLDivElement>(null)
  const [pressed, setPressed] = useState<number>()

  const follow = (event: PointerEvent) => {
    const box = letters.current?.getBoundingClientRect()
    if (!box || box.height === 0) return
    const at = Math.floor(((event.clientY - box.top) / box.height) * groups.length)
    const place = Math.max(0, Math.min(groups.length - 1, at))
    const group = groups[place]
    if (!group || place === pressed) return
    setPressed(place)
    onJump(group)
  }
  const release = () => setPressed(undefined)
  const group = pressed === undefined ? undefined : groups[pressed]

  return (
    <div
      className={styles.indexBar}
      aria-hidden="true"
      onPointerDown={(event) => {
        // the field or the list retains the focus
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        follow(event)
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <div ref={letters} className={styles.indexLetters}>
        {groups.map((each, place) => (
          <span key={each.key} className={styles.indexLetter} data-pressed={place === pressed || undefined}>
            <Mark of={each} />
          </span>
        ))}
        {group && pressed !== undefined && (
          <div className={styles.indexBubble} style={{ top: `${((pressed + 0.5) / groups.length) * 100}%` }}>
            <Mark of={group} />
          </div>
        )}
      </div>
    </div>
  )
}
