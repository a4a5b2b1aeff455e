import { watchlistLimit } from '@foyer/api/market-limits'
import { useUser } from '../../platform/user-store.ts'
import { fill } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.ts'
import { added, removed } from './list.ts'
import { text } from './text.ts'
import type { Watchlist } from './use-watchlist.ts'

/** Adds the shown instrument to the watchlist or removes it. A visitor gets a link to sign in. */
export const WatchButton = ({ code, name, watchlist }: { code: string; name: string; watchlist: Watchlist }) => {
  const t = useText(text)
  const isSignedIn = useUser((state) => state.userInfo !== null)
  const { list, save } = watchlist
  if (!isSignedIn)
    return (
      <a className="button button-plain" href={`#/loginPage?back=${encodeURIComponent(location.hash.slice(1))}`}>
        {t.signIn}
      </a>
    )
  const isOnList = list?.codes.includes(code)
  const press = () => {
    if (!list) return
    if (!isOnList && list.codes.length >= watchlistLimit) return showToast(fill(t.full, { most: watchlistLimit }))
    save(isOnList ? removed(list, code) : added(list, code))
    showToast(fill(isOnList ? t.removedNow : t.addedNow, { name }))
  }
  return (
    <Button look={isOnList ? 'plain' : 'main'} busy={!list} onClick={press}>
      {isOnList ? t.remove : t.add}
    </Button>
  )
}
