import { progressMax, progressMin } from '@foyer/protocol/limits'
import type { CSSProperties, ReactNode } from 'react'
import { fill, table } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { percentOf } from './percent.ts'
import * as styles from './progress.module.css'

const text = table('shared/ui/progress/progress')

interface ProgressProps {
  /** accessible name of the progress */
  label: string
  /** 0 to 100 (K10), clamped; undefined if it is unknown */
  value: number | undefined
  /** `ring` where space is limited */
  look?: 'line' | 'ring'
  tone?: 'brand' | 'good' | 'warn' | 'danger'
  /** true shows the value in words too; a text replaces it, also for screen readers */
  caption?: boolean | string
  /** content of a large ring's middle instead of the caption; screen readers still read the caption */
  inside?: ReactNode
}

const Line = () => (
  <span className={styles.progressTrack}>
    <span className={styles.progressFill} />
  </span>
)

const Ring = ({ percent }: { percent: number | undefined }) => (
  <svg className={styles.progressCircle} viewBox="0 0 36 36" aria-hidden="true">
    <circle className={styles.progressCircleTrack} cx="18" cy="18" r="16" pathLength={100} />
    <circle
      className={styles.progressCircleFill}
      cx="18"
      cy="18"
      r="16"
      pathLength={100}
      strokeDasharray={`${percent ?? 28} 100`}
      // a round line cap would appear as a dot
      opacity={percent === 0 ? 0 : 1}
    />
  </svg>
)

/** Progress as a line or a ring. Without a value it animates endlessly. */
export const Progress = ({ label, value, look = 'line', tone = 'brand', caption = false, inside }: ProgressProps) => {
  const t = useText(text)
  const percent = value === undefined ? undefined : percentOf(value)
  const usual = percent === undefined ? t.underWay : fill(t.percent, { n: percent })
  const words = typeof caption === 'string' ? caption : usual
  const shown: ReactNode =
    inside ?? (caption !== false && <span className={`${styles.progressCaption} numbers`}>{words}</span>)
  return (
    <div
      className={styles.progress}
      data-look={look}
      data-tone={tone}
      role="progressbar"
      aria-label={label}
      aria-valuemin={progressMin}
      aria-valuemax={progressMax}
      aria-valuenow={percent}
      aria-valuetext={words}
      data-busy={percent === undefined || undefined}
      style={{ '--progress': (percent ?? 0) / 100 } as CSSProperties}
    >
      {look === 'line' ? <Line /> : <Ring percent={percent} />}
      {shown}
    </div>
  )
}
