import { useFailureText } from '../../../shared/errors/use-failure-text.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { text } from './text.ts'

/** The last change was undone: that it was, and why. */
export const NotKept = ({ error }: { error: unknown }) => {
  const t = useText(text)
  const why = useFailureText(error)
  return (
    <Notice tone="warn" live>
      <p>
        <strong>{t.notKept}</strong>
      </p>
      {why && <p>{why}</p>}
    </Notice>
  )
}
