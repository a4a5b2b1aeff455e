import type { Cue } from '@foyer/api/films'
import { inLanguage } from '@foyer/api/languages'
import { useEffect, useRef, useState } from 'react'
import type { Playback } from '../../../shared/player/playback.ts'
import { formatTime } from '../../../shared/player/time-text.ts'
import { usePlaybackValue } from '../../../shared/player/use-playback.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { ofContent } from '../../../shared/text/of-language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { lastBefore } from './last-before.ts'

/** Keys with which a viewer scrolls through the lines. */
const own: ReadonlySet<string> = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'])

/**
 * All lines of the film, in the language of the page. The current line is centred in its box until the viewer scrolls;
 * a button resumes that. A tap on a line plays from there.
 */
export const Transcript = ({ playback, cues }: { playback: Playback; cues: readonly Cue[] }) => {
  const t = useText(text)
  const language = useLanguage()
  const box = useRef<HTMLOListElement>(null)
  const [follows, setFollows] = useState(true)
  const current = usePlaybackValue(playback, ({ phase, time }) =>
    phase === 'idle' ? -1 : lastBefore(cues, time, ({ from }) => from),
  )
  useEffect(() => {
    const line = box.current?.children[current] as HTMLElement | undefined
    if (!box.current || !line || !follows) return
    // scrolls only the box, not the page
    box.current.scrollTo({ top: line.offsetTop - (box.current.clientHeight - line.clientHeight) / 2 })
  }, [current, follows])
  const leave = () => setFollows(false)
  return (
    <div className={styles.transcript}>
      <ol
        ref={box}
        role="list"
        className={`${styles.videoLines} ${styles.transcriptLines}`}
        onWheel={leave}
        onTouchMove={leave}
        onKeyDown={({ key }) => own.has(key) && leave()}
      >
        {cues.map((cue, n) => (
          <li key={cue.from}>
            <button
              type="button"
              aria-current={n === current || undefined}
              onClick={() => {
                setFollows(true)
                playback.seek(cue.from)
                playback.play()
              }}
            >
              <span className="numbers">{formatTime(cue.from)}</span>
              <span {...ofContent(cue.text, language)}>{inLanguage(cue.text, language)}</span>
            </button>
          </li>
        ))}
      </ol>
      {!follows && current >= 0 && (
        <Button look="plain" onClick={() => setFollows(true)}>
          {t.follow}
        </Button>
      )}
    </div>
  )
}
