import { useText } from '@foyer/staff-interface/language'
import { Search } from 'lucide-react'
import { text } from '../text/text.ts'
import { Segments } from './field.tsx'

interface Props<Kind extends string> {
  readonly search: string
  readonly hint: string
  readonly find: (text: string) => void
  readonly kind: Kind
  readonly kinds: readonly (readonly [Kind, string])[]
  readonly choose: (kind: Kind) => void
}

/** The search and the filter above a list. */
export const ListTools = <Kind extends string>({ search, hint, find, kind, kinds, choose }: Props<Kind>) => {
  const t = useText(text)
  return (
    <div className="tools">
      <div className="search">
        <Search size={16} aria-hidden="true" />
        <input
          type="search"
          className="input"
          aria-label={hint}
          placeholder={hint}
          value={search}
          onChange={({ target }) => find(target.value)}
        />
      </div>
      <Segments label={t.show} value={kind} choices={kinds} choose={choose} />
    </div>
  )
}
