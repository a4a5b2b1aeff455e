import type { ReactNode } from 'react'

export type Tone = 'good' | 'bad' | 'warn' | 'neutral' | 'brand'

/** A short state. The dot shows that it is a state and no name. */
export const Badge = ({
  tone = 'neutral',
  dot = false,
  children,
}: {
  tone?: Tone
  dot?: boolean
  children: ReactNode
}) => (
  <span className={`badge badge-${tone}`}>
    {dot && <span className="dot" aria-hidden="true" />}
    {children}
  </span>
)
