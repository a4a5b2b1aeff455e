import { useText } from '../../text/use-text.ts'
import { Frame } from '../frame/frame.tsx'
import { Hero } from '../frame/hero.tsx'
import { text } from '../frame/text.ts'
import '../../ui/skeleton.css'

/** The painted headline, and below it the content's placeholder in its final size. */
export const Loading = ({ title, lead, isCompact }: { title: string; lead: string; isCompact: boolean }) => (
  <Frame hero={<Hero title={title} lead={lead} isCompact={isCompact} />}>
    <div className="activity" role="status" aria-label={useText(text).loading}>
      <div className={isCompact ? 'skeleton facts-compact-skeleton' : 'skeleton facts-skeleton'} />
      <div className="activity-body">
        <div className="skeleton line-skeleton" />
        <div className="skeleton card-skeleton" />
      </div>
    </div>
  </Frame>
)
