import { createElement, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { whenIdle } from '../../platform/when-idle.ts'
import { useLanguage } from '../text/language.ts'
import { fill } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { captionsFor } from './caption-choice.ts'
import { Captions } from './captions.tsx'
import { Controls, type ControlsProps } from './controls.tsx'
import { captionsOf } from './playback-view.ts'
import * as styles from './player.module.css'
import { playerKeys } from './player-keys.ts'
import * as posterStyles from './poster.module.css'
import { Poster } from './poster.tsx'
import { ScreenState } from './screen-state.tsx'
import { text } from './text.ts'
import { useFullScreen } from './use-full-screen.ts'
import { usePlaybackValue } from './use-playback.ts'

export interface PlayerProps extends Pick<ControlsProps, 'playback' | 'captions' | 'chapters'> {
  title: string
  /** address of the poster */
  poster: string
  /** a notice of the page that replaces the player's own state */
  note?: ReactNode
  /** the part that the player replaces had the focus */
  takesFocus?: boolean
}

/**
 * A film or a live channel with controls below the picture that never hide. They are the same for finger, keyboard and
 * screen reader in every browser. Captions have a strip between them and the picture.
 */
export const Player = ({ playback, title, poster, note, takesFocus, captions, chapters }: PlayerProps) => {
  const t = useText(text)
  const language = useLanguage()
  const frame = useRef<HTMLElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const fullScreen = useFullScreen(frame, video)
  const phase = usePlaybackValue(playback, ({ phase }) => phase)
  const wanted = usePlaybackValue(playback, captionsOf)
  const shown = note || phase === 'idle' ? undefined : captions.find((language) => language === wanted)

  useEffect(() => {
    if (!video.current) return
    const leave = playback.attach(video.current)
    const rest = whenIdle(() => playback.prepare())
    return () => {
      rest()
      leave()
    }
  }, [playback])
  // the play button over the picture disappears, so the focus moves to the play button of the controls
  const had = useRef(takesFocus)
  useLayoutEffect(() => {
    if (had.current)
      frame.current
        ?.querySelector<HTMLElement>(`button.${posterStyles.screenPlay}, [data-play]`)
        ?.focus({ preventScroll: true })
    had.current = false
  })
  useEffect(() => playback.setCaptions(captionsFor(language)), [playback, language])

  const onPlay = () => {
    had.current = true
    playback.play()
  }
  // no `<track>` elements: the stream contains the captions of every language
  const screen = createElement('video', {
    ref: video,
    playsInline: true,
    preload: 'none',
    onClick: () => playback.toggle(),
  })
  return (
    <section
      ref={frame}
      className={fullScreen.isOn ? `${posterStyles.player} ${styles.isFull}` : posterStyles.player}
      aria-label={fill(t.player, { title })}
      onKeyDown={(event) => playerKeys(event, playback, fullScreen.toggle)}
    >
      <div className={posterStyles.screen}>
        {screen}
        {(phase === 'idle' || phase === 'starting') && (
          <Poster
            title={title}
            picture={poster}
            onPlay={note ? undefined : onPlay}
            isComing={phase === 'starting' && !note}
          />
        )}
        {note ? <div className={posterStyles.screenNote}>{note}</div> : <ScreenState playback={playback} />}
      </div>
      {shown && <Captions key={shown} video={video} language={shown} />}
      <Controls
        playback={playback}
        captions={captions}
        chapters={chapters}
        fullScreen={fullScreen}
        isBeginElsewhere={phase === 'idle'}
        isOff={Boolean(note)}
      />
    </section>
  )
}
