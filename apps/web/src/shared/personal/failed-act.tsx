import { useHeadingFocus } from '../ui/heading-focus.ts'
import { FailedPart } from './personal-part.tsx'

/** The same in place of the button that was pressed: it takes the focus that the button had. */
export const FailedAct = (props: Parameters<typeof FailedPart>[0]) => {
  const part = useHeadingFocus<HTMLDivElement>()
  return (
    <div ref={part} tabIndex={-1}>
      <FailedPart {...props} />
    </div>
  )
}
