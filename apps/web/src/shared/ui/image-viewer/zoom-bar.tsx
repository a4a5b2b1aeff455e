import { zoomMax, zoomMin } from '@foyer/protocol/limits'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { Icon } from '../icon.tsx'
import { backIcon } from '../icons.ts'
import { forwardIcon } from '../later-icons.ts'
import { minusIcon, plusIcon } from './icons.ts'
import * as styles from './image-viewer.module.css'
import { text } from './text.ts'

interface ZoomBarProps {
  scale: number
  /** false if this is the only picture, which has no previous and next buttons */
  several: boolean
  isFirst: boolean
  isLast: boolean
  onZoom: (by: 1 | -1) => void
  onReset: () => void
  onGo: (by: 1 | -1) => void
}

export const ZoomBar = ({ scale, several, isFirst, isLast, onZoom, onReset, onGo }: ZoomBarProps) => {
  const t = useText(text)
  const percent = Math.round(scale * 100)
  const button = (label: string, icon: string, blocked: boolean, onClick: () => void) => (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      aria-disabled={blocked || undefined}
      onClick={() => blocked || onClick()}
    >
      <Icon path={icon} />
    </button>
  )
  return (
    <footer className={styles.viewerFooter}>
      {several && button(t.previous, backIcon, isFirst, () => onGo(-1))}
      {button(t.zoomOut, minusIcon, scale <= zoomMin, () => onZoom(-1))}
      <button
        type="button"
        className={`${styles.viewerScale} numbers`}
        aria-label={fill(t.reset, { percent })}
        onClick={onReset}
      >
        {percent} %
      </button>
      {button(t.zoomIn, plusIcon, scale >= zoomMax, () => onZoom(1))}
      {several && button(t.next, forwardIcon, isLast, () => onGo(1))}
    </footer>
  )
}
