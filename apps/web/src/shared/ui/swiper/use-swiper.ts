import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../text/language.ts'
import { directionOf } from '../../text/languages.ts'
import { type SwiperApi, settlePlugin } from './settle-plugin.ts'

type Options = NonNullable<Parameters<typeof useEmblaCarousel>[0]>

interface SwiperState {
  /** ref for the element whose first child contains the slides */
  viewport: ReturnType<typeof useEmblaCarousel>[0]
  api: SwiperApi | undefined
  /** index of the slide that is shown, or moving into view */
  index: number
}

const plugins = [settlePlugin]

/** Slides that follow the finger and stop within 500 ms (K5), for components that draw their own controls. */
export const useSwiper = (options: Options): SwiperState => {
  const [viewport, api] = useEmblaCarousel({ ...options, direction: directionOf(useLanguage()) }, plugins)
  const [index, setIndex] = useState(options.startIndex ?? 0)

  useEffect(() => {
    if (!api) return
    const follow = () => setIndex(api.selectedScrollSnap())
    follow()
    api.on('select', follow).on('reInit', follow)
    return () => void api.off('select', follow).off('reInit', follow)
  }, [api])

  return { viewport, api, index }
}
