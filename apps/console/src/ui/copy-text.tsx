import { useText } from '@foyer/staff-interface/language'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { text } from '../text/text.ts'

const shownMs = 2_000

/** Copies a text, and shows for a moment whether it is copied. */
const useCopy = (value: string) => {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), shownMs)
    return () => clearTimeout(timer)
  }, [state])
  const copy = () => {
    navigator.clipboard.writeText(value).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  }
  return { state, copy }
}

/** A machine's word, such as an id or a reference, with a button that copies it. */
export const CopyText = ({ value, isLong = false }: { value: string; isLong?: boolean }) => {
  const t = useText(text)
  const { state, copy } = useCopy(value)
  const notice = state === 'copied' ? t.copied : state === 'failed' ? t.notCopied : ''
  return (
    <span className={isLong ? 'copy copy-long' : 'copy'}>
      <code>{value}</code>
      <button
        type="button"
        className="icon-button icon-button-small"
        aria-label={`${t.copy} ${isLong ? '' : value}`.trim()}
        onClick={copy}
      >
        {state === 'copied' ? <Check size={14} aria-hidden="true" /> : <Copy size={14} aria-hidden="true" />}
      </button>
      <span className={isLong ? 'copy-notice' : 'visually-hidden'} role="status">
        {notice}
      </span>
    </span>
  )
}
