import { useText } from '../../../shared/text/use-text.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { text } from '../text.ts'

/** The short risk warning above all figures, in every state. The full warning is at the end of the page. */
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
