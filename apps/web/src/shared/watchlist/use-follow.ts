import { watchlistLimit } from '@foyer/api/market-limits'
import { fill } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { showToast } from '../ui/toast.ts'
import { added, removed } from './list.ts'
import { text } from './text.ts'
import type { Watchlist } from './use-watchlist.ts'

/** Adds an instrument to the watchlist or removes it, and says so in a short message. Does nothing before the list is loaded. */
export const useFollow = (code: string, name: string, { list, save }: Watchlist) => {
  const t = useText(text)
  const isOnList = list?.codes.includes(code) ?? false
  const press = () => {
    if (!list) return
    if (!isOnList && list.codes.length >= watchlistLimit) return showToast(fill(t.full, { most: watchlistLimit }))
    save(isOnList ? removed(list, code) : added(list, code))
    showToast(fill(isOnList ? t.removedNow : t.addedNow, { name }))
  }
  return { isOnList, press }
}
