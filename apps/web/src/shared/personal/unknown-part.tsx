import type { OnceState } from '../once/use-once.ts'
import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import { useHeadingFocus, useParting } from '../ui/heading-focus.ts'
import { Notice } from '../ui/notice.tsx'
import { text } from './text.ts'

/** Sent, and nobody knows what became of it, or that is being asked. */
export const isOpen = (state: OnceState): boolean =>
  state.kind === 'unknown' || (state.kind === 'sending' && state.isAgain)

interface UnknownPartProps {
  state: OnceState
  /** what it means here; of any act where left out */
  title?: string
  why?: string
  onAgain: () => void
}

/** No answer came: what that means, and the way to find out. Stands as long as `isOpen`, with its button busy. */
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
