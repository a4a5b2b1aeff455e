import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLanguage } from '../text/language.ts'
import { fill } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import type { Mark } from './mark.ts'
import type { Playback } from './playback.ts'
import * as styles from './player.module.css'
import { text } from './text.ts'
import { formatTime, spokenTime } from './time-text.ts'
import { usePlaybackView } from './use-playback.ts'

/** Seconds that a key moves forward or back. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
  PageDown: -30,
  PageUp: 30,
}
const share = (part: number, whole: number) => `${whole > 0 ? Math.min(100, (100 * part) / whole) : 0}%`

interface SeekBarProps {
  playback: Playback
  chapters?: readonly Mark[] | undefined
}

/** The position in the film: a native slider that states times and chapters, above the buffered range. */
export const SeekBar = ({ playback, chapters = [] }: SeekBarProps) => {
  const t = useText(text)
  const language = useLanguage()
  const { phase, time, duration, bufferedTo } = usePlaybackView(playback)
  /** position while a finger drags; the film seeks when it is released */
  const [led, setLed] = useState<number>()
  const at = led ?? time
  /** while the focused slider plays, its value text does not change, because screen readers would read every change */
  const [isFocused, setFocused] = useState(false)
  const announced = useRef(at)
  if (led !== undefined || !isFocused || phase !== 'playing') announced.current = at
  const chapter = chapters.filter((mark) => mark.at <= announced.current).pop()
  const settle = () => {
    if (led !== undefined) playback.seek(led)
    setLed(undefined)
  }
  // The native `change` event is the only one when a screen reader moves a slider without keys or touch.
  const settled = useRef(settle)
  settled.current = settle
  const slider = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = slider.current
    const onSettled = () => settled.current()
    input?.addEventListener('change', onSettled)
    return () => input?.removeEventListener('change', onSettled)
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    playback.seek(at + step)
    announced.current = playback.view().time
  }
  const spoken = { time: spokenTime(announced.current, language), length: spokenTime(duration, language) }
  return (
    <div className={styles.seek}>
      <span className="numbers">{formatTime(at)}</span>
      <div
        className={styles.seekTrack}
        style={{ '--seek-done': share(at, duration), '--seek-fetched': share(bufferedTo, duration) } as CSSProperties}
      >
        {chapters.slice(1).map((mark) => (
          <span
            key={mark.at}
            className={styles.seekMark}
            style={{ '--seek-at': duration > 0 ? mark.at / duration : 0 } as CSSProperties}
          />
        ))}
        <input
          ref={slider}
          type="range"
          min={0}
          max={Math.max(1, Math.round(duration))}
          step={1}
          value={Math.floor(at)}
          aria-label={t.position}
          aria-valuetext={chapter ? fill(t.atChapter, { ...spoken, chapter: chapter.title }) : fill(t.at, spoken)}
          onChange={(event) => setLed(Number(event.target.value))}
          onPointerCancel={() => setLed(undefined)}
          onFocus={() => setFocused(true)}
          onBlur={() => {
            settle()
            setFocused(false)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <span className="numbers">{formatTime(duration)}</span>
    </div>
  )
}
