import { type ReactNode, useLayoutEffect, useRef } from 'react'
import * as styles from './frame.module.css'

interface HeroProps {
  title: string
  lead: string
  kicker?: string | undefined
  /** picture of the activity */
  art?: ReactNode
  /** shows headline and lead alone, for pages outside of activities, whose route paints no hero either */
  isCompact?: boolean
}

let hadFocus = false

/**
 * The headline panel. It replaces the panel that the head script painted (app/frame.ts). After a navigation the heading
 * has the focus, which moves from the heading of the loading state to this one.
 */
export const Hero = ({ title, lead, kicker, art, isCompact = false }: HeroProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const element = heading.current
    if (hadFocus) element?.focus({ preventScroll: true })
    hadFocus = false
    return () => {
      hadFocus = document.activeElement === element
    }
  }, [])
  return (
    <div className={isCompact ? styles.activityHead : 'hero activity-hero'}>
      {art && <div className={styles.heroArt}>{art}</div>}
      {kicker && <p className={styles.heroKicker}>{kicker}</p>}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className="lead">{lead}</p>}
    </div>
  )
}
