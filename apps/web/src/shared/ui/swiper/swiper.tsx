import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { inlineSign } from '../inline-sign.ts'
import { Controls } from './controls.tsx'
import * as styles from './swiper.module.css'
import { text } from './text.ts'
import { useAutoplay } from './use-autoplay.ts'
import { useSwiper } from './use-swiper.ts'

export interface SwiperProps {
  /** accessible name of the swiper */
  label: string
  slides: readonly { key: string | number; content: ReactNode }[]
  /** continues from the last slide to the first */
  loop?: boolean
  /** milliseconds before the next slide is shown automatically; absent without autoplay */
  autoplay?: number
  /** index of the first shown slide */
  start?: number
}

/**
 * K5. Slides for finger, mouse (drag, arrows, dots) and keyboard (the same controls, and arrow keys on them). The
 * content of a slide is rendered when it or its neighbour first comes into view. Slides out of view are inert, so that
 * focus and screen reader skip them. A slide that a person chose is announced, an automatic change is not.
 */
export const Swiper = ({ label, slides, loop = true, autoplay, start = 0 }: SwiperProps) => {
  const t = useText(text)
  const count = slides.length
  const { viewport, api, index } = useSwiper({ loop, watchFocus: false, startIndex: start })
  const { playing, setPlaying } = useAutoplay(api, count > 1 ? autoplay : undefined)
  const seen = useRef(new Set<number>())
  const [announced, setAnnounced] = useState(false)
  for (const near of [index - 1, index, index + 1]) seen.current.add((near + count) % count)

  const go = (to: number) => {
    setPlaying(false)
    setAnnounced(true)
    // in a loop, one step past the end continues in the same direction
    if (loop && to === (index + 1) % count) api?.scrollNext()
    else if (loop && to === (index - 1 + count) % count) api?.scrollPrev()
    else api?.scrollTo(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const to = index + by * inlineSign()
    if (loop || (to >= 0 && to < count)) go((to + count) % count)
  }
  const place = (n: number) => fill(t.place, { n: n + 1, count })

  return (
    <section className={styles.swiper} aria-roledescription={t.carousel} aria-label={label} onKeyDown={onKeyDown}>
      {count > 1 && (
        <Controls
          index={index}
          count={count}
          loops={loop}
          onGo={go}
          autoplay={autoplay === undefined ? undefined : { playing, setPlaying }}
        />
      )}
      <div ref={viewport} className={styles.swiperViewport} onPointerDown={() => setAnnounced(true)}>
        <div className={styles.swiperTrack}>
          {slides.map(({ key, content }, n) => (
            <fieldset
              key={key}
              className={styles.swiperSlide}
              aria-roledescription={t.slide}
              aria-label={place(n)}
              inert={n !== index}
            >
              {seen.current.has(n) && content}
            </fieldset>
          ))}
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {announced && !playing ? place(index) : ''}
      </p>
    </section>
  )
}
