import { swipeDuration } from '@foyer/protocol/limits'
import type useEmblaCarousel from 'embla-carousel-react'
import { reducedMotion } from './reduced-motion.ts'

export type SwiperApi = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>
type Plugin = NonNullable<Parameters<typeof useEmblaCarousel>[1]>[number]
type Engine = ReturnType<SwiperApi['internalEngine']>

/** Embla's animation advances in steps of this many milliseconds, independent of the frame rate. */
const step = 1_000 / 60

/** Remaining distance at a fraction of the time. */
const left = (time: number): number => (1 - time) ** 3

/**
 * K5: a slide stops 500 ms after it was requested or released. Embla's own motion is a spring whose duration depends on
 * the distance, so this replaces the motion behind the same interface. Each step covers a share of the remaining
 * distance, because in a loop position and target are shifted together during the motion.
 */
const settleInTime = ({ scrollBody, location, previousLocation, target }: Engine): void => {
  let follows = true
  let steps = 1
  let done = 0
  let direction = 0
  Object.assign(scrollBody, {
    /** Embla passes less than one while a finger drags or the position jumps, and more when a slide is to stop. */
    useDuration: (duration: number) => {
      follows = duration < 1
      steps = reducedMotion() ? 1 : Math.round(swipeDuration / step)
      done = 0
      return scrollBody
    },
    useFriction: () => scrollBody,
    useBaseFriction: () => scrollBody,
    duration: () => (follows ? 0 : swipeDuration),
    direction: () => direction,
    seek: () => {
      const distance = target.get() - location.get()
      direction = Math.sign(distance)
      done++
      if (follows || done >= steps) {
        previousLocation.set(follows ? target : location)
        location.set(target)
      } else {
        previousLocation.set(location)
        location.add(distance * (1 - left(done / steps) / left((done - 1) / steps)))
      }
      return scrollBody
    },
  })
}

export const settlePlugin: Plugin = {
  name: 'settle',
  options: {},
  init: (api) => settleInTime(api.internalEngine()),
  destroy: () => undefined,
}
