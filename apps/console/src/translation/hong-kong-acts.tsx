import { useText } from '@foyer/staff-interface/language'
import { Check, RotateCcw } from 'lucide-react'
import { text } from './text.ts'

interface Props {
  /** name of the field, for a screen reader */
  readonly label: string
  /** marks the text as read; absent if it needs no reading */
  readonly confirm: (() => void) | undefined
  /** replaces the text by the converted one; absent if it is the same */
  readonly convertAgain: (() => void) | undefined
}

/** The acts on a text in the Traditional of Hong Kong that is converted from Simplified. */
export const HongKongActs = ({ label, confirm, convertAgain }: Props) => {
  const t = useText(text)
  return (
    <>
      {confirm && (
        <button type="button" className="link-button" aria-label={`${t.confirm}: ${label}`} onClick={confirm}>
          <Check size={14} aria-hidden="true" />
          {t.confirm}
        </button>
      )}
      {convertAgain && (
        <button type="button" className="link-button" aria-label={`${t.convertAgain}: ${label}`} onClick={convertAgain}>
          <RotateCcw size={14} aria-hidden="true" />
          {t.convertAgain}
        </button>
      )}
    </>
  )
}
