import { useHeadingFocus } from '../ui/heading-focus.ts'
import { FailedPart } from './personal-part.tsx'

/** A `FailedPart` that replaces the pressed button and gets its focus. */
export const FailedAct = (props: Parameters<typeof FailedPart>[0]) => {
  const part = useHeadingFocus<HTMLDivElement>()
  return (
    <div ref={part} tabIndex={-1}>
      <FailedPart {...props} />
    </div>
  )
}
