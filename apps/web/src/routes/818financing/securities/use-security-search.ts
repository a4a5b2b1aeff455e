import { selectorDebounce } from '@foyer/contract/limits'
import { useEffect, useRef, useState } from 'react'
import { judge, type Rejection } from '../../../shared/area-codes/judge.ts'

export interface SecuritySearch {
  readonly typed: string
  /** what the list is of: the last text that could be searched for */
  readonly content: string
  readonly rejection: Rejection | undefined
  readonly type: (text: string) => void
  /** takes the text as it now stands, outside an input method's composition */
  readonly settle: (text: string) => void
}

/**
 * The text behind the list: trimmed, searched for after a pause, and rejected by the rules of the other search (V1, V2).
 * Each text has a list of its own, so that a late answer replaces no other.
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
