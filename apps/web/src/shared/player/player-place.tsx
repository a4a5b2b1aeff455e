import { type ComponentType, useEffect, useRef, useState } from 'react'
import { whenIdle } from '../../platform/when-idle.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { captionsOf } from './playback-view.ts'
import type { PlayerProps } from './player.tsx'
import * as styles from './poster.module.css'
import { Poster } from './poster.tsx'
import { usePlaybackValue } from './use-playback.ts'

let loaded: ComponentType<PlayerProps> | undefined
const load = async (): Promise<ComponentType<PlayerProps>> => {
  loaded = (await import('./player.tsx')).Player
  return loaded
}

/**
 * The place of a film. Its poster shows at once. Controls and player load when the page is idle or with the first tap,
 * in a place of the same size.
 */
export const PlayerPlace = (props: PlayerProps) => {
  const { playback, title, poster, note, captions } = props
  const [Player, setPlayer] = useState(() => loaded)
  const [isFailed, setFailed] = useState(false)
  const isWanted = usePlaybackValue(playback, ({ phase }) => phase !== 'idle')
  const place = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    const loadPlayer = () =>
      void load().then(
        (part) => {
          hadFocus.current ||= place.current?.contains(document.activeElement) === true
          setPlayer(() => part)
        },
        () => setFailed(isWanted),
      )
    if (!isWanted) return whenIdle(loadPlayer)
    loadPlayer()
  }, [isWanted])
  if (Player) return <Player {...props} takesFocus={hadFocus.current} />
  if (isFailed) return <NotLoaded load={() => load().then((part) => setPlayer(() => part))} />
  const onPlay = () => {
    hadFocus.current = true
    playback.play()
  }
  const wanted = captionsOf(playback.view())
  const hasCaptions = isWanted && !note && captions.some((language) => language === wanted)
  return (
    <div ref={place} className={styles.player}>
      <Poster title={title} picture={poster} onPlay={note ? undefined : onPlay} isComing={isWanted}>
        {note && <div className={styles.screenNote}>{note}</div>}
      </Poster>
      {hasCaptions && <div className={styles.playerCaptions} />}
      <div className={playback.isLive ? `${styles.playerRest} ${styles.isLive}` : styles.playerRest} />
    </div>
  )
}
