import { useText } from '../../../shared/text/use-text.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { text } from '../text.ts'

/** Said before any figure, whatever the state; the whole warning stands at the end of the page. */
export const Risk = () => {
  const t = useText(text)
  return (
    <Notice tone="warn">
      <p>
        <strong>{t.risk}</strong>
      </p>
      <p>{t.riskWhy}</p>
    </Notice>
  )
}
