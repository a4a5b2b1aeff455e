import type { ReactNode } from 'react'
import { RiskFooter } from '../../risk-footer/risk-footer.tsx'
import { StatisticsQuestion } from '../../statistics/lazy-question.ts'

interface FrameProps {
  /** shown above everything else: what kind of view this is */
  banner?: ReactNode
  hero: ReactNode
  children: ReactNode
  /**
   * fixed at the bottom of the screen; before the content for keyboard and screen reader, since it holds the main
   * action
   */
  bottomPanel?: ReactNode
  /** risk warnings specific to the activity */
  risks?: readonly string[]
}

/** The layout of every activity page below the top bar. A page fills the slots through props. */
export const Frame = ({ banner, hero, children, bottomPanel, risks }: FrameProps) => (
  <>
    <main className="page activity">
      {banner}
      {hero}
      {bottomPanel}
      {children}
    </main>
    <RiskFooter {...(risks && { paragraphs: risks })} />
    <StatisticsQuestion />
  </>
)
