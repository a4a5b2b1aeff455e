import { selectorDebounce } from '@foyer/protocol/limits'
import { useEffect, useRef, useState } from 'react'
import type { Failure } from '../../platform/failure.ts'
import { fetchAreaCodes } from './fetch-area-codes.ts'
import type { AreaCodeList } from './groups.ts'
import { judge, type Rejection } from './judge.ts'

/** Which rows the list shows: all, those of one or two letters (V3), or the last answer of a search. */
export type Shown =
  | { kind: 'everything' }
  | { kind: 'letters'; letters: string }
  | { kind: 'found'; content: string; list: AreaCodeList }

interface Search {
  shown: Shown
  searching: boolean
  rejection: Rejection | undefined
  failure: { failure: Failure; content: string } | undefined
}

const start: Search = { shown: { kind: 'everything' }, searching: false, rejection: undefined, failure: undefined }

/** State of the search field. The shown rows change only by an answer or by a text that needs no request (C7, X3). */
export const useSearch = () => {
  const [search, setSearch] = useState(start)
  const change = (next: Partial<Search>) => setSearch((before) => ({ ...before, ...next }))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const call = useRef<AbortController>(undefined)

  const pause = () => clearTimeout(timer.current)
  const stop = () => {
    pause()
    call.current?.abort()
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      call.current?.abort()
    },
    [],
  )

  const run = async (content: string) => {
    stop()
    const own = new AbortController()
    call.current = own
    change({ searching: true, failure: undefined })
    const answer = await fetchAreaCodes(content, own.signal)
    if (own.signal.aborted) return // C9: a later text has been typed
    change({
      searching: false,
      ...(answer.kind === 'list' && { shown: { kind: 'found', content, list: answer.list } }),
      ...(answer.kind === 'failed' && { failure: { failure: answer.failure, content } }),
    })
  }

  /** Handles the current text, outside of an input method's composition. */
  const settle = (text: string) => {
    stop()
    const verdict = judge(text)
    const quiet = { searching: false, failure: undefined }
    if (verdict.kind === 'everything' || verdict.kind === 'letters') {
      change({ ...quiet, rejection: undefined, shown: verdict })
    } else if (verdict.kind === 'search') {
      change({ ...quiet, rejection: undefined })
      timer.current = setTimeout(() => void run(verdict.content), selectorDebounce)
    } else {
      change(quiet)
      // the rejection waits for the pause too, because the hyphen of 'Guinea-Bissau' is valid once the name is complete
      timer.current = setTimeout(() => change({ rejection: verdict.rejection }), selectorDebounce)
    }
  }

  /** Returns whether the shown rows belong to this text. */
  const isSettled = (text: string): boolean => {
    const { shown } = search
    return shown.kind === 'found' ? shown.content === text.trim() : shown.kind === judge(text).kind
  }

  return { ...search, isSettled, settle, pause, retry: () => search.failure && void run(search.failure.content) }
}
