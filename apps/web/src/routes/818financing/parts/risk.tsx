import { useText } from '../../../shared/text/use-text.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { text } from '../text.ts'

/** Said before any figure, whatever the state; the whole warning stands at the end of the page. */
export const Risk = () => (
  <Notice tone="warn">
    <p>
      <strong>{useText(text).risk}</strong>
    </p>
  </Notice>
)
