import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export interface EmptyProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly text?: string
  readonly act?: ReactNode
}

/** Contents that have nothing to show, with what the person can do about it. */
export const Empty = ({ icon: Icon, title, text, act }: EmptyProps) => (
  <div className="empty">
    <Icon size={28} aria-hidden="true" />
    <p className="empty-title">{title}</p>
    {text && <p className="soft">{text}</p>}
    {act}
  </div>
)
