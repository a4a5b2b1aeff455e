import type { Mark } from '../../../shared/player/mark.ts'
import type { Playback } from '../../../shared/player/playback.ts'
import { formatTime } from '../../../shared/player/time-text.ts'
import { usePlaybackValue } from '../../../shared/player/use-playback.ts'
import * as styles from '../page.module.css'
import { lastBefore } from './last-before.ts'

/** The chapters of the film. A tap plays from there. */
export const Chapters = ({ playback, chapters }: { playback: Playback; chapters: readonly Mark[] }) => {
  const current = usePlaybackValue(playback, ({ phase, time }) =>
    phase === 'idle' ? -1 : lastBefore(chapters, time, ({ at }) => at),
  )
  return (
    <ol role="list" className={styles.videoLines}>
      {chapters.map(({ at, title }, n) => (
        <li key={at}>
          <button
            type="button"
            aria-current={n === current || undefined}
            onClick={() => {
              playback.seek(at)
              playback.play()
            }}
          >
            <span className="numbers">{formatTime(at)}</span>
            <span>{title}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
