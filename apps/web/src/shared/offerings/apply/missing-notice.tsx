import { useState } from 'react'
import { Notice } from '../../ui/notice.tsx'

/** What is missing: said aloud as it appears, and not at each step of the number that changes it. To be keyed by its kind. */
export const MissingNotice = ({ told }: { told: string }) => {
  const [first] = useState(told)
  const [isNew, setNew] = useState(true)
  if (isNew && told !== first) setNew(false)
  return (
    <Notice tone="warn" live={isNew}>
      <span className="numbers">{told}</span>
    </Notice>
  )
}
