import type { SignedCall } from '@foyer/api/endpoints/calls'
import type { OnceState } from '../once/once.ts'
import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import { useHeadingFocus, useParting } from '../ui/heading-focus.ts'
import { Notice } from '../ui/notice.tsx'
import { text } from './text.ts'

interface UnknownPartProps {
  state: OnceState<SignedCall>
  /** title for this act; defaults to a general one */
  title?: string
  why?: string
  onAgain: () => void
}

/**
 * Explains that no answer arrived and offers to find out. Render it while `isOpen`; its button is busy during the
 * request.
 */
export const UnknownPart = ({ state, title, why, onAgain }: UnknownPartProps) => {
  const t = useText(text)
  const press = useParting()
  const heading = useHeadingFocus<HTMLElement>()
  return (
    <Notice tone="warn" live>
      <p>
        <strong ref={heading} tabIndex={-1}>
          {title ?? t.unknown}
        </strong>
      </p>
      <p>{why ?? t.unknownWhy}</p>
      <Button look="plain" busy={state.kind === 'sending'} onClick={() => press(onAgain)}>
        {t.again}
      </Button>
    </Notice>
  )
}
