import { useState } from 'react'
import { Notice } from '../../ui/notice.tsx'

/**
 * A shortfall. A screen reader announces it when it appears, but not each time the amount changes. Set `key` to its
 * kind.
 */
export const MissingNotice = ({ text }: { text: string }) => {
  const [first] = useState(text)
  const [isNew, setNew] = useState(true)
  if (isNew && text !== first) setNew(false)
  return (
    <Notice tone="warn" live={isNew}>
      <span className="numbers">{text}</span>
    </Notice>
  )
}
