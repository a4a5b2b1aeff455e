import { createElement, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { whenIdle } from '../../platform/when-idle.ts'
import { useLanguage } from '../text/language.ts'
import { fill } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { captionsFor } from './caption-choice.ts'
import { Controls, type ControlsProps } from './controls.tsx'
import { playerKeys } from './player-keys.ts'
import { Poster } from './poster.tsx'
import { ScreenState } from './screen-state.tsx'
import { text } from './text.ts'
import { useFullScreen } from './use-full-screen.ts'
import { usePlaybackValue } from './use-playback.ts'
import './player.css'

export interface PlayerProps extends Pick<ControlsProps, 'playback' | 'captions' | 'chapters'> {
  title: string
  /** address of the picture until it is played */
  poster: string
  /** what the page knows and the film does not, in the place of the film's own state */
  note?: ReactNode
  /** the focus was on what it comes in the place of */
  takesFocus?: boolean
}

/**
 * A film or a live channel with controls that never hide: below the picture, of the same kind for finger, keyboard and
 * screen reader in every browser. Captions are drawn by the browser, as its owner has set them.
 */
export const Player = ({ playback, title, poster, note, takesFocus, captions, chapters }: PlayerProps) => {
  const t = useText(text)
  const language = useLanguage()
  const frame = useRef<HTMLElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const fullScreen = useFullScreen(frame, video)
  const phase = usePlaybackValue(playback, ({ phase }) => phase)

  useEffect(() => {
    if (!video.current) return
    const leave = playback.attach(video.current)
    const rest = whenIdle(() => playback.prepare())
    return () => {
      rest()
      leave()
    }
  }, [playback])
  // the play button over the picture goes away with it: whoever was on it goes on from the one among the controls
  const had = useRef(takesFocus)
  useLayoutEffect(() => {
    if (had.current)
      frame.current?.querySelector<HTMLElement>('button.screen-play, .player-play')?.focus({ preventScroll: true })
    had.current = false
  })
  useEffect(() => playback.setCaptions(captionsFor(language)), [playback, language])

  const onPlay = () => {
    had.current = true
    playback.play()
  }
  // no `<track>` of its own: captions come with the stream, in every language
  const screen = createElement('video', {
    ref: video,
    playsInline: true,
    preload: 'none',
    onClick: () => playback.toggle(),
  })
  return (
    <section
      ref={frame}
      className={fullScreen.isOn ? 'player is-full' : 'player'}
      aria-label={fill(t.player, { title })}
      onKeyDown={(event) => playerKeys(event, playback, fullScreen.toggle)}
    >
      <div className="screen">
        {screen}
        {(phase === 'idle' || phase === 'starting') && (
          <Poster
            title={title}
            picture={poster}
            onPlay={note ? undefined : onPlay}
            isComing={phase === 'starting' && !note}
          />
        )}
        {note ? <div className="screen-note">{note}</div> : <ScreenState playback={playback} />}
      </div>
      <Controls playback={playback} captions={captions} chapters={chapters} fullScreen={fullScreen} />
    </section>
  )
}
