import type { ReactNode } from 'react'
import * as styles from './count-up.module.css'
import { type Growth, useCountUp } from './use-count-up.ts'

interface CountUpProps extends Growth {
  /** formats the value */
  children: (value: number) => ReactNode
}

/**
 * A figure that grows to its value when it first appears, or when an act of the person changes it. It has its final
 * width from the start, and screen readers read only the final value. Do not use it for figures that arrive by
 * themselves, such as quotes.
 */
export const CountUp = ({ children, ...growth }: CountUpProps) => {
  const running = useCountUp(growth)
  const isRunning = running !== undefined
  return (
    <span className={styles.count}>
      <span className={isRunning ? styles.final : undefined}>{children(growth.value)}</span>
      {isRunning && (
        <span className={styles.running} aria-hidden="true">
          {children(running)}
        </span>
      )}
    </span>
  )
}
