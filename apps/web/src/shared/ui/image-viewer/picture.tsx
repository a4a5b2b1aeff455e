import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button.tsx'
import { Spinner } from '../spinner.tsx'
import * as styles from './image-viewer.module.css'
import { text } from './text.ts'
import { useZoom, type ZoomHandle } from './use-zoom.ts'

export interface ViewerPicture {
  src: string
  alt: string
}

interface PictureProps extends ViewerPicture {
  ref?: Ref<ZoomHandle> | undefined
  /** true for the picture on the screen; a picture that leaves it is reset */
  shown: boolean
  onScale: (scale: number) => void
}

type State = 'loading' | 'failed' | 'shown'

/** One picture on its stage: fitted, zoomed and panned. Shows loading and failure, with a button to load it again. */
export const Picture = ({ src, alt, ref, shown, onScale }: PictureProps) => {
  const t = useText(text)
  const stage = useRef<HTMLDivElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const [state, setState] = useState<State>('loading')
  const [attempt, setAttempt] = useState(1)
  const zoom = useZoom({ stage, picture: image, onScale })
  useImperativeHandle(ref, () => zoom)
  const { reset } = zoom
  useEffect(() => {
    if (!shown) reset()
  }, [shown, reset])

  return (
    <div ref={stage} className={styles.viewerStage} aria-busy={state === 'loading'}>
      {state === 'loading' && (
        <div className={styles.viewerState} role="status">
          <Spinner />
          {t.loading}
        </div>
      )}
      {state === 'failed' ? (
        <div className={styles.viewerState} role="alert">
          <p>{t.failed}</p>
          <Button
            look="plain"
            onClick={() => {
              setAttempt(attempt + 1)
              setState('loading')
            }}
          >
            {t.retry}
          </Button>
        </div>
      ) : (
        <img
          key={attempt}
          ref={image}
          src={src}
          alt={alt}
          draggable={false}
          hidden={state === 'loading'}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
        />
      )}
    </div>
  )
}
