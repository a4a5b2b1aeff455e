import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { fill, table } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import { Spinner } from '../ui/spinner.tsx'
import * as styles from './poster.module.css'

const text = table('shared/player/poster')
const playIcon = 'M8 5.5v13l10.5-6.5z'

interface PosterProps {
  /** title of the film */
  title: string
  /** address of the picture, 16:9, decorative */
  picture: string
  /** absent if there is nothing to play */
  onPlay?: (() => void) | undefined
  /** drawn around the picture, which then has the place of the screen on a stage (art/heroes/live.tsx) */
  stage?: ReactNode
  /** play was requested and the player is loading */
  isComing?: boolean
  /** shown over the picture */
  children?: ReactNode
}

/** A decorative picture on a canvas, which is no candidate for the largest contentful paint. */
const Picture = ({ address }: { address: string }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const image = new Image()
    const draw = () => canvas.current?.getContext('2d')?.drawImage(image, 0, 0, 960, 540)
    image.onload = draw
    image.src = address
    // the player replaces the poster without a flash
    if (image.complete) draw()
    return () => {
      image.onload = null
    }
  }, [address])
  return <canvas ref={canvas} className={styles.screenPicture} width="960" height="540" />
}

/** A film before its first play, in the place and size of the player. It needs none of the player's code. */
export const Poster = ({ title, picture, onPlay, stage, isComing = false, children }: PosterProps) => {
  const t = useText(text)
  return (
    <div className={`${styles.screen} ${stage ? styles.onStage : ''}`}>
      {stage}
      <Picture address={picture} />
      {isComing ? (
        <span className={styles.screenPlay} data-coming="">
          <span>
            <Spinner />
          </span>
        </span>
      ) : (
        onPlay && (
          <button type="button" className={styles.screenPlay} aria-label={fill(t.play, { title })} onClick={onPlay}>
            <span>
              <Icon path={playIcon} size={32} />
            </span>
          </button>
        )
      )}
      {children}
    </div>
  )
}
