import { useFailureText } from '../../../shared/errors/use-failure-text.ts'
import { HotlineText } from '../../../shared/hotline/hotline-text.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { text } from '../../../shared/watchlist/text.ts'

/** The message that the last change was undone, with the reason. */
export const NotSaved = ({ error }: { error: unknown }) => {
  const t = useText(text)
  const why = useFailureText(error)
  return (
    <Notice tone="warn" live>
      <p>
        <strong>{t.notSaved}</strong>
      </p>
      {why && (
        <p>
          <HotlineText>{why}</HotlineText>
        </p>
      )}
    </Notice>
  )
}
