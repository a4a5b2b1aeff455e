import { useState } from 'react'

/** The state of a list's filter: the searched text, and the chosen kind of rows, at first `initial`. */
export const useListFilter = <Kind extends string>(initial: Kind | 'all') => {
  const [search, find] = useState('')
  const [kind, choose] = useState<Kind | 'all'>(initial)
  const clear = () => {
    find('')
    choose('all')
  }
  return { search, find, kind, choose, clear }
}
