import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { text } from '../text/text.ts'
import { Button } from './button.tsx'

/** The state of a list that is read page by page. */
export interface Paging {
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly more: () => void
}
interface Props extends Paging {
  readonly shown: number
  readonly name: string | undefined
}

/** The end of a list that is read page by page. */
export const More = ({ shown, hasMore, isLoadingMore, more, name }: Props) => {
  const t = useText(text)
  if (!hasMore) return null
  return (
    <div className="more">
      <p className="soft" role="status">
        {fill(t.shownSome, { shown })}
      </p>
      <Button isBusy={isLoadingMore} onClick={more}>
        {name ?? t.more}
      </Button>
    </div>
  )
}
