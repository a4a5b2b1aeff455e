import type { ActivitySummary } from '@foyer/api/activities'
import { useEffect, useRef } from 'react'
import { Swiper } from '../../../shared/ui/swiper/swiper.tsx'
import { Banner } from './banner.tsx'

export interface BannerSwiperProps {
  label: string
  activities: readonly ActivitySummary[]
  /** whether the static banner that this replaces had the focus */
  hadFocus: boolean
}

/** Milliseconds that a banner is shown. */
const every = 6_000

export const BannerSwiper = ({ label, activities, hadFocus }: BannerSwiperProps) => {
  const place = useRef<HTMLDivElement>(null)
  const handedOver = useRef(!hadFocus)
  useEffect(() => {
    if (handedOver.current) return
    handedOver.current = true
    place.current?.querySelector('a')?.focus()
  }, [])
  return (
    <div ref={place}>
      <Swiper
        label={label}
        autoplay={every}
        slides={activities.map((activity) => ({ key: activity.number, content: <Banner activity={activity} /> }))}
      />
    </div>
  )
}
