import type { ReactNode } from 'react'
import { RiskFooter } from '../../risk-footer/risk-footer.tsx'
import { StatisticsQuestion } from '../../statistics/lazy-question.ts'
import { TopBar } from '../../ui/top-bar.tsx'
import './frame.css'

interface FrameProps {
  /** above everything: what kind of view this is */
  banner?: ReactNode
  hero: ReactNode
  children: ReactNode
  /** at the foot of the screen, where it stays in view; before the rest for keyboard and screen reader: the main action */
  foot?: ReactNode
  /** warnings of the activity's own */
  risks?: readonly string[]
}

/** What every activity page stands in. Pages fill the places; none inherits. */
export const Frame = ({ banner, hero, children, foot, risks }: FrameProps) => (
  <>
    <TopBar />
    <main className="page activity">
      {banner}
      {hero}
      {foot}
      {children}
    </main>
    <RiskFooter {...(risks && { paragraphs: risks })} />
    <StatisticsQuestion />
  </>
)
