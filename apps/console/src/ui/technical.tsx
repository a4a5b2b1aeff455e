import { useText } from '@foyer/staff-interface/language'
import type { ReactNode } from 'react'
import { text } from '../text/text.ts'

/** Names that only a developer reads, folded. */
export const Technical = ({ children }: { children: ReactNode }) => {
  const t = useText(text)
  return (
    <details className="technical">
      <summary>{t.technical}</summary>
      {children}
    </details>
  )
}
