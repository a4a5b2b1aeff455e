import { watchlistLimit } from '@foyer/contract/market-limits'
import { useUser } from '../../../platform/user-store.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { text } from './text.ts'
import type { Watchlist } from './use-watchlist.ts'

/** Puts the instrument that is looked at on the person's list, or takes it off; a visitor's way is to sign in. */
export const WatchButton = ({ code, name, watchlist }: { code: string; name: string; watchlist: Watchlist }) => {
  const t = useText(text)
  const isSignedIn = useUser((state) => state.userInfo !== null)
  const { codes, keep } = watchlist
  if (!isSignedIn)
    return (
      <a className="button button-plain" href={`#/loginPage?back=${encodeURIComponent('/account?tab=market')}`}>
        {t.signIn}
      </a>
    )
  const isThere = codes?.includes(code)
  const press = () => {
    if (!codes) return
    if (!isThere && codes.length >= watchlistLimit) return showToast(fill(t.full, { most: watchlistLimit }))
    keep(isThere ? codes.filter((other) => other !== code) : [...codes, code])
    showToast(fill(isThere ? t.removedNow : t.addedNow, { name }))
  }
  return (
    <Button look={isThere ? 'plain' : 'main'} busy={!codes} onClick={press}>
      {isThere ? t.remove : t.add}
    </Button>
  )
}
