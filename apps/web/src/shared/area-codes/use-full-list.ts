import { useCallback, useEffect, useState } from 'react'
import type { Failure } from '../errors/failure.ts'
import { keptList, loadFullList } from './full-list.ts'
import type { AreaCodeList } from './groups.ts'

interface FullList {
  list: AreaCodeList | undefined
  loading: boolean
  failure: Failure | undefined
}

/** The whole list, asked for as the selector opens; `load` asks again after a failure. */
export const useFullList = () => {
  const [state, setState] = useState<FullList>(() => ({ list: keptList(), loading: !keptList(), failure: undefined }))

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
    if (!keptList()) void load()
  }, [load])

  return { ...state, load }
}
