import { selectorDebounce } from '@foyer/protocol/limits'
import { useEffect, useRef, useState } from 'react'
import { judge, type Rejection } from '../../../shared/area-codes/judge.ts'

export interface SecuritySearch {
  readonly typed: string
  /** the text that the list shows results for: the last text without a rejection */
  readonly content: string
  readonly rejection: Rejection | undefined
  readonly type: (text: string) => void
  /** applies the current text, outside the composition of an input method */
  readonly settle: (text: string) => void
}

/**
 * The search text of the list. It is trimmed, searched after a pause, and rejected by the rules of the other search
 * (V1, V2). Each text has its own query, so a late answer replaces no other result.
 */
export const useSecuritySearch = (): SecuritySearch => {
  const [typed, type] = useState('')
  const [content, setContent] = useState('')
  const [rejection, reject] = useState<Rejection>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const settle = (text: string) => {
    clearTimeout(timer.current)
    const verdict = judge(text)
    if (verdict.kind !== 'rejected') reject(undefined)
    timer.current = setTimeout(
      () => (verdict.kind === 'rejected' ? reject(verdict.rejection) : setContent(text.trim())),
      verdict.kind === 'everything' ? 0 : selectorDebounce,
    )
  }
  return { typed, content, rejection, type, settle }
}
