import { useCallback, useEffect, useState } from 'react'
import type { Failure } from '../../platform/failure.ts'
import { cachedList, loadFullList } from './full-list.ts'
import type { AreaCodeList } from './groups.ts'

interface FullList {
  list: AreaCodeList | undefined
  loading: boolean
  failure: Failure | undefined
}

/** The whole list, requested when the selector opens. `load` requests it again after a failure. */
export const useFullList = () => {
  const [state, setState] = useState<FullList>(() => ({
    list: cachedList(),
    loading: !cachedList(),
    failure: undefined,
  }))

  const load = useCallback(async () => {
    setState((before) => ({ ...before, loading: true, failure: undefined }))
    const answer = await loadFullList()
    setState({
      list: answer.kind === 'list' ? answer.list : undefined,
      loading: false,
      failure: answer.kind === 'failed' ? answer.failure : undefined,
    })
  }, [])

  useEffect(() => {
    if (!cachedList()) void load()
  }, [load])

  return { ...state, load }
}
