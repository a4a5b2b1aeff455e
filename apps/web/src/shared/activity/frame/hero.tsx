import { phraseBreak } from '@foyer/api/phrases'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Art } from '../../art/art.tsx'
import type { ArtTheme, SceneName } from '../../art/scenes.ts'
import * as styles from './frame.module.css'
import { Phrases } from './phrases.tsx'

interface HeroProps {
  /** may have breaks between its phrases (@foyer/api/phrases) */
  title: string
  lead: string
  /** one line above the headline */
  kicker?: ReactNode
  /** the author's picture, in the lower corner */
  art?: ReactNode
  /** drawn beside the texts, to the edges of the panel, in the colours of a theme */
  scene?: SceneName | undefined
  theme?: ArtTheme | undefined
  /** what one gets, below the headline */
  children?: ReactNode
  /** the activity is over: the panel is in subdued colours */
  isEnded?: boolean
  /** shows headline and lead alone, for pages outside of activities, whose route paints no hero either */
  isCompact?: boolean
  /** has no art, because the card below it shows what the page is about */
  isLow?: boolean
  /** has nothing below the headline, because the page shows a state in place of its content */
  isShort?: boolean
}

let hadFocus = false

/**
 * The headline panel. It replaces the panel that the head script painted (app/frame.ts), in which title and lead have the
 * same place. After a navigation the heading has the focus, which moves from the heading of the loading state to this one.
 */
export const Hero = ({
  title,
  lead,
  kicker,
  art,
  scene,
  theme,
  children,
  isEnded = false,
  isCompact = false,
  isLow = false,
  isShort = false,
}: HeroProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const element = heading.current
    if (hadFocus) element?.focus({ preventScroll: true })
    hadFocus = false
    return () => {
      hadFocus = document.activeElement === element
    }
  }, [])
  const headline = (
    <>
      <h1 ref={heading} tabIndex={-1} data-phrases={title.includes(phraseBreak) ? '' : undefined}>
        <Phrases text={title} />
      </h1>
      {lead && <p className="lead">{lead}</p>}
    </>
  )
  if (isCompact) return <div>{headline}</div>
  return (
    <div
      className="activity-hero"
      data-motion="panel"
      data-ended={isEnded || undefined}
      data-low={isLow ? '' : undefined}
      data-short={isShort ? '' : undefined}
    >
      {headline}
      {kicker && <p className={styles.heroKicker}>{kicker}</p>}
      {children && <div className={styles.heroOffer}>{children}</div>}
      {art && !isLow && <div className={styles.heroArt}>{art}</div>}
      {scene && !isLow && (
        <div className={styles.heroScene}>
          <Art scene={scene} theme={theme} />
        </div>
      )}
    </div>
  )
}
