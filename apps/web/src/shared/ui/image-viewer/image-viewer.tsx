import { useRef, useState } from 'react'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { Icon } from '../icon.tsx'
import { closeIcon } from '../icons.ts'
import { useSwiper } from '../swiper/use-swiper.ts'
import { useModal } from '../use-modal.ts'
import * as styles from './image-viewer.module.css'
import { Picture, type ViewerPicture } from './picture.tsx'
import { text } from './text.ts'
import type { ZoomHandle } from './use-zoom.ts'
import { viewerKeys } from './viewer-keys.ts'
import { ZoomBar } from './zoom-bar.tsx'

export interface ImageViewerProps {
  pictures: readonly [ViewerPicture, ...ViewerPicture[]]
  /** index of the first shown picture */
  start?: number
  onClose: () => void
}

const zoomStep = 1.5

/**
 * Shows pictures in full screen (K7). Pinch, wheel, double tap, buttons and keys zoom from 1/3 to 3. A swipe goes to
 * the next picture unless one is enlarged. The native modal dialog traps the focus, closes on Esc and returns the
 * focus.
 */
export const ImageViewer = ({ pictures, start = 0, onClose }: ImageViewerProps) => {
  const t = useText(text)
  const { dialog, handlers } = useModal({ onClose })
  const zoom = useRef<ZoomHandle>(null)
  /** the scale of picture `n`; another picture starts at 1 */
  const [scaled, setScaled] = useState({ n: start, scale: 1 })
  const { viewport, api, index } = useSwiper({
    startIndex: start,
    watchFocus: false,
    watchDrag: (_, event) => (zoom.current?.scale() ?? 1) <= 1 && !('touches' in event && event.touches.length > 1),
  })
  const keys = viewerKeys({ zoom, zoomStep, go: (by) => (by > 0 ? api?.scrollNext() : api?.scrollPrev()) })

  const count = pictures.length
  const place = fill(t.place, { n: index + 1, count })
  return (
    <dialog ref={dialog} className={styles.viewer} aria-label={t.viewer} {...handlers} onKeyDown={keys}>
      <header className={styles.viewerHead}>
        <p className="numbers" role="status">
          {place}
          <span className="visually-hidden">{pictures[index]?.alt}</span>
        </p>
        <button type="button" className="icon-button" aria-label={t.close} onClick={() => dialog.current?.close()}>
          <Icon path={closeIcon} />
        </button>
      </header>
      <div ref={viewport} className={styles.viewerViewport}>
        <div className={styles.viewerTrack}>
          {[...pictures.entries()].map(([n, picture]) => (
            <div key={n} className={styles.viewerSlide} inert={n !== index}>
              {Math.abs(n - index) <= 1 && (
                <Picture
                  {...picture}
                  ref={n === index ? zoom : undefined}
                  shown={n === index}
                  onScale={(scale) => setScaled({ n, scale })}
                />
              )}
            </div>
          ))}
        </div>
      </div>
      <ZoomBar
        scale={scaled.n === index ? scaled.scale : 1}
        several={count > 1}
        isFirst={index === 0}
        isLast={index === count - 1}
        onZoom={(by) => zoom.current?.zoomBy(by > 0 ? zoomStep : 1 / zoomStep)}
        onReset={() => zoom.current?.reset()}
        onGo={(by) => (by > 0 ? api?.scrollNext() : api?.scrollPrev())}
      />
    </dialog>
  )
}
