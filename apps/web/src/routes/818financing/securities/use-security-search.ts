import { selectorDebounce } from '@foyer/protocol/limits'
import { useEffect, useRef, useState } from 'react'

export interface SecuritySearch {
  readonly typed: string
  /** the text that the list shows results for */
  readonly content: string
  readonly type: (text: string) => void
  /** applies the current text, outside the composition of an input method */
  readonly settle: (text: string) => void
}

/**
 * The search text of the list. It is trimmed and searched after a pause; the server ignores punctuation. Each text has its
 * own query, so a late answer replaces no other result.
 */
export const useSecuritySearch = (): SecuritySearch => {
  const [typed, type] = useState('')
  const [content, setContent] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const settle = (text: string) => {
    clearTimeout(timer.current)
    const wanted = text.trim()
    timer.current = setTimeout(() => setContent(wanted), wanted === '' ? 0 : selectorDebounce)
  }
  return { typed, content, type, settle }
}
