import { useSearchParams } from 'react-router'

/**
 * The act whose dialog is open, and what it acts on. They are in the address, so that the person returns to the same
 * dialog from the firm's sign-in, and the browser's back button closes it.
 */
export const useActAddress = () => {
  const [query, setQuery] = useSearchParams()
  const change = (act: string | null, id: string | null) =>
    setQuery((before) => {
      const next = new URLSearchParams(before)
      for (const [name, value] of [
        ['act', act],
        ['id', id],
      ] as const)
        if (value === null) next.delete(name)
        else next.set(name, value)
      return next
    })
  return {
    act: query.get('act'),
    id: query.get('id'),
    open: (act: string, id: string | null = null) => change(act, id),
    close: () => change(null, null),
  }
}
