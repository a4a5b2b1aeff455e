import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface HeroProps {
  title: string
  lead: string
  kicker?: string | undefined
  /** the activity's own drawing; an ornament */
  art?: ReactNode
  /** headline and lead alone, as pages outside of activities have them; the route then paints no hero either */
  isCompact?: boolean
}

let hadFocus = false

/**
 * The headline panel, in the place of the one that the head script painted (app/frame.ts). After a navigation the
 * heading has the focus; the activity's own takes it over from the one that stood there while it was loading.
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
    <div className={isCompact ? 'activity-head' : 'hero activity-hero'}>
      {art && <div className="hero-art">{art}</div>}
      {kicker && <p className="hero-kicker">{kicker}</p>}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className="lead">{lead}</p>}
    </div>
  )
}
