import { type ComponentType, useEffect, useRef, useState } from 'react'
import { whenIdle } from '../../../platform/when-idle.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import { text } from '../text.ts'
import { ActivityGlyph } from './activity-glyph.tsx'
import { Banner } from './banner.tsx'
import type { BannerSwiperProps } from './banner-swiper.tsx'
import * as styles from './banners.module.css'
import { useActivities } from './use-activities.ts'

/** The maximum number of banners. The server orders activities by their end, so these end soonest. */
const bannersMax = 5

/**
 * The open activities, one at a time, in a place of fixed height. The first one is static until the page is idle and
 * the code of the swiper has loaded. If the code fails to load, it remains.
 */
export const Banners = () => {
  const t = useText(text)
  const { data, isError } = useActivities()
  const place = useRef<HTMLDivElement>(null)
  const [Swiper, setSwiper] = useState<ComponentType<BannerSwiperProps>>()
  const open = data?.activities.filter(({ phase }) => phase === 'open').slice(0, bannersMax) ?? []
  const [first] = open
  const several = open.length > 1

  useEffect(() => {
    if (!several) return
    const load = async () => {
      const { BannerSwiper } = await import('./banner-swiper.tsx')
      setSwiper(() => BannerSwiper)
    }
    return whenIdle(() => void load().catch(() => undefined))
  }, [several])

  return (
    <div ref={place} className={styles.banners}>
      {Swiper && several ? (
        <Swiper
          label={t.banners}
          activities={open}
          hadFocus={place.current?.contains(document.activeElement) ?? false}
        />
      ) : first ? (
        <Banner activity={first} />
      ) : (
        <div
          className={data || isError ? styles.banner : `${styles.banner} ${skeletonStyles.skeleton}`}
          data-ground={data || isError ? 0 : undefined}
        >
          {data && <span>{t.noBanners}</span>}
          {(data || isError) && <ActivityGlyph route="" />}
        </div>
      )}
    </div>
  )
}
