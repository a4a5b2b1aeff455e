import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { useHeadingFocus, useParting } from '../../../shared/ui/heading-focus.ts'
import { text } from './text.ts'
import type { Check } from './use-self-check.ts'

/** In the place of the button that kept the result: that it is kept, and the way to undo it. */
export const Saved = ({ check }: { check: Check }) => {
  const t = useText(text)
  const words = useHeadingFocus<HTMLSpanElement>()
  const press = useParting()
  return (
    <div className="wealth-saved">
      <span ref={words} tabIndex={-1}>
        {t.isKept}
      </span>
      <Button look="quiet" busy={check.isBusy} onClick={() => press(check.forget)}>
        {t.forget}
      </Button>
    </div>
  )
}
