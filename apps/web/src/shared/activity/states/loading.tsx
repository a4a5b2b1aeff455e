import { useText } from '../../text/use-text.ts'
import { Frame } from '../frame/frame.tsx'
import { Hero } from '../frame/hero.tsx'
import { text } from '../frame/text.ts'
import '../../ui/skeleton.css'

/** The painted headline, with what comes under it in its final size. */
export const Loading = ({ title, lead }: { title: string; lead: string }) => (
  <Frame hero={<Hero title={title} lead={lead} />}>
    <div className="activity" role="status" aria-label={useText(text).loading}>
      <div className="skeleton facts-skeleton" />
      <div className="activity-body">
        <div className="skeleton line-skeleton" />
        <div className="skeleton card-skeleton" />
      </div>
    </div>
  </Frame>
)
