import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { Icon } from '../icon.tsx'
import { backIcon } from '../icons.ts'
import { forwardIcon } from '../later-icons.ts'
import { pauseIcon, playIcon } from './icons.ts'
import * as styles from './swiper.module.css'
import { text } from './text.ts'

/** More dots than this do not fit with 24 px each on the narrowest screen; figures replace them. */
const dotsMax = 8

interface ControlsProps {
  index: number
  count: number
  loops: boolean
  onGo: (index: number) => void
  /** absent without autoplay */
  autoplay?: { playing: boolean; setPlaying: (playing: boolean) => void } | undefined
}

const Dots = ({ index, count, onGo }: Pick<ControlsProps, 'index' | 'count' | 'onGo'>) => {
  const t = useText(text)
  return (
    <fieldset className={styles.swiperDots} aria-label={t.choose}>
      {Array.from({ length: count }, (_, n) => n).map((n) => (
        <button
          key={n}
          type="button"
          aria-label={fill(t.place, { n: n + 1, count })}
          aria-current={n === index || undefined}
          onClick={() => onGo(n)}
        />
      ))}
    </fieldset>
  )
}

/**
 * Arrows, dots and, with autoplay, the pause button. The pause button comes first, because it must be reached first.
 */
export const Controls = ({ index, count, loops, onGo, autoplay }: ControlsProps) => {
  const t = useText(text)
  const arrow = (label: string, icon: string, to: number) => {
    const blocked = !loops && (to < 0 || to >= count)
    return (
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        aria-disabled={blocked || undefined}
        onClick={() => blocked || onGo((to + count) % count)}
      >
        <Icon path={icon} mirrors />
      </button>
    )
  }
  return (
    <div className={styles.swiperControls}>
      {autoplay && (
        <button
          type="button"
          className="icon-button"
          aria-label={autoplay.playing ? t.pause : t.play}
          onClick={() => autoplay.setPlaying(!autoplay.playing)}
        >
          <Icon path={autoplay.playing ? pauseIcon : playIcon} />
        </button>
      )}
      {count <= dotsMax ? (
        <Dots index={index} count={count} onGo={onGo} />
      ) : (
        <span className={`${styles.swiperPlace} numbers`}>
          {index + 1} / {count}
        </span>
      )}
      {arrow(t.previous, backIcon, index - 1)}
      {arrow(t.next, forwardIcon, index + 1)}
    </div>
  )
}
