import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'
import { type SwiperApi, settlePlugin } from './settle-plugin.ts'

type Options = NonNullable<Parameters<typeof useEmblaCarousel>[0]>

interface SwiperState {
  /** goes on the element whose first child holds the slides */
  viewport: ReturnType<typeof useEmblaCarousel>[0]
  api: SwiperApi | undefined
  /** the slide shown, or on its way */
  index: number
}

const plugins = [settlePlugin]

/** Slides that follow the finger and come to rest in 500 ms (K5), for parts that draw their own controls. */
export const useSwiper = (options: Options): SwiperState => {
  const [viewport, api] = useEmblaCarousel(options, plugins)
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
