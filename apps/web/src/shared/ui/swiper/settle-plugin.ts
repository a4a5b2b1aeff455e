import { swipeDuration } from '@foyer/contract/limits'
import type useEmblaCarousel from 'embla-carousel-react'
import { reducedMotion } from './reduced-motion.ts'

export type SwiperApi = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>
type Plugin = NonNullable<Parameters<typeof useEmblaCarousel>[1]>[number]
type Engine = ReturnType<SwiperApi['internalEngine']>

/** Embla seeks in steps of this length, however often the screen is painted. Milliseconds. */
const step = 1_000 / 60

/** What is left of the way at a share of the time. */
const left = (time: number): number => (1 - time) ** 3

/**
 * K5: a slide comes to rest 500 ms after it was asked for or let go. Embla's own motion is a spring, whose length depends
 * on the distance; this puts another motion behind the same interface. Each step takes its share of what is left to go,
 * because in a loop the place and the target are shifted together on the way.
 */
const settleInTime = ({ scrollBody, location, previousLocation, target }: Engine): void => {
  let follows = true
  let steps = 1
  let done = 0
  let direction = 0
  Object.assign(scrollBody, {
    /** Embla gives less than one where a finger leads or the place jumps, more where the slide comes to rest. */
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
