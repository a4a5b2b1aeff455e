import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import './notice.css'

type Tone = 'info' | 'warn' | 'danger' | 'good'
const icons: Record<Tone, IconName> = { info: 'clock', warn: 'alert', danger: 'alert', good: 'check' }

/** A state a person should know of, in place, with a way on in `children`. `live` says it as it appears. */
export const Notice = ({
  tone,
  live = false,
  icon,
  children,
}: {
  tone: Tone
  live?: boolean
  icon?: IconName
  children: ReactNode
}) => (
  <div className={`notice notice-${tone}`} role={live ? 'alert' : undefined}>
    <Icon name={icon ?? icons[tone]} size={20} />
    <div>{children}</div>
  </div>
)
