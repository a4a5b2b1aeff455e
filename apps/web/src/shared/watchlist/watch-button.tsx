import { useUser } from '../../platform/user-store.ts'
import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import { text } from './text.ts'
import { useFollow, type Watchlist } from './use-watchlist.ts'

/** Adds the shown instrument to the watchlist or removes it. A visitor gets a link to sign in. */
export const WatchButton = ({ code, name, watchlist }: { code: string; name: string; watchlist: Watchlist }) => {
  const t = useText(text)
  const isSignedIn = useUser((state) => state.userInfo !== null)
  const { isOnList, press } = useFollow(code, name, watchlist)
  if (!isSignedIn)
    return (
      <a className="button" href={`#/loginPage?back=${encodeURIComponent(location.hash.slice(1))}`}>
        {t.signIn}
      </a>
    )
  return (
    <Button look={isOnList ? 'plain' : 'main'} busy={!watchlist.list} onClick={press}>
      {isOnList ? t.remove : t.add}
    </Button>
  )
}
