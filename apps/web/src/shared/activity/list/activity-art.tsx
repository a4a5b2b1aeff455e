import type { ActivitySummary } from '@foyer/api/activities'
import { useEffect, useRef, useState } from 'react'
import { Art } from '../../art/art.tsx'
import { watchView } from '../../ui/watch-view.ts'
import * as styles from './activity-art.module.css'

interface ActivityArtProps {
  activity: ActivitySummary
  /** shows the whole scene, on a card as wide as the page */
  isWide?: boolean
}

/**
 * The picture of an activity in a list: the subject of its scene on the ground of its theme. It fills the place that the
 * style of the card gives it, and its drawing loads once the card is near the view. It is decorative: the title has the
 * meaning.
 */
export const ActivityArt = ({ activity: { theme = 'brand', scene }, isWide = false }: ActivityArtProps) => {
  const place = useRef<HTMLSpanElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(
    () => (place.current && !isNear ? watchView(place.current, setNear, { rootMargin: '200px' }) : undefined),
    [isNear],
  )
  return (
    <span ref={place} className={styles.art} data-campaign={theme} data-motion="card" aria-hidden="true">
      {isNear && scene && <Art scene={`heroes/${scene}`} theme={theme} fill isThumbnail={!isWide} />}
    </span>
  )
}
