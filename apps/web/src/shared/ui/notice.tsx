import type { ReactNode } from 'react'
import { LateHotlineText } from '../hotline/late-hotline-text.tsx'
import { Icon } from './icon.tsx'
import { alertIcon } from './icons.ts'
import * as styles from './notice.module.css'

type Tone = 'info' | 'warn' | 'danger' | 'good'

/**
 * A state that the person should know about, with actions in `children`. The hotline in a text alone is a link. `live`
 * announces it when it appears.
 */
export const Notice = ({
  tone,
  live = false,
  icon = alertIcon,
  children,
}: {
  tone: Tone
  live?: boolean
  icon?: string
  children: ReactNode
}) => (
  <div className={styles.notice} data-tone={tone} role={live ? 'alert' : undefined}>
    <Icon path={icon} size={20} />
    <div>{typeof children === 'string' ? <LateHotlineText>{children}</LateHotlineText> : children}</div>
  </div>
)
