import { useText } from '../../text/use-text.ts'
import * as styles from '../../ui/skeleton.module.css'
import * as frameStyles from '../frame/frame.module.css'
import { Frame } from '../frame/frame.tsx'
import { Hero } from '../frame/hero.tsx'
import { paintedHeadline } from '../frame/painted-headline.ts'
import { text } from '../frame/text.ts'

interface LoadingProps {
  title: string
  lead: string
  isCompact: boolean
  isLow: boolean
}

/** The painted headline, and below it the content's placeholder in its final size. */
export const Loading = ({ title, lead, isCompact, isLow }: LoadingProps) => (
  <Frame hero={<Hero title={paintedHeadline(title)} lead={lead} isCompact={isCompact} isLow={isLow} />}>
    <div className="activity" role="status" aria-label={useText(text).loading}>
      <div
        className={
          isCompact
            ? `${styles.skeleton} ${frameStyles.factsCompactSkeleton}`
            : `${styles.skeleton} ${frameStyles.factsSkeleton}`
        }
      />
      <div className={frameStyles.activityBody}>
        <div className={`${styles.skeleton} ${frameStyles.lineSkeleton}`} />
        <div className={`${styles.skeleton} ${frameStyles.cardSkeleton}`} />
      </div>
    </div>
  </Frame>
)
