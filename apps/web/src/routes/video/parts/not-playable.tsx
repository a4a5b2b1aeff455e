import type { FilmState } from '@foyer/api/films'
import { inLanguage } from '@foyer/api/languages'
import { mediaUrl } from '../../../platform/media-url.ts'
import { PictureState } from '../../../shared/art/picture-state.tsx'
import { HotlineText } from '../../../shared/hotline/hotline-text.tsx'
import * as styles from '../../../shared/player/poster.module.css'
import { Poster } from '../../../shared/player/poster.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Spinner } from '../../../shared/ui/spinner.tsx'
import type { LoadedFilm } from '../api.ts'
import { text } from '../text.ts'

/** The address of this page, as the return address of the login. */
const returnAddress = () => encodeURIComponent(location.hash.slice(1))

/**
 * Replaces the player: the reason why the film cannot be played, and the next step. It also covers a film that is ready
 * but has no address.
 */
export const NotPlayable = ({ film, state }: { film: LoadedFilm; state: FilmState | 'checking' }) => {
  const t = useText(text)
  const language = useLanguage()
  const { detail, api } = film
  const why = state === 'ready' ? 'unavailable' : state
  if (why === 'withheld')
    return (
      <PictureState scene="not-eligible" title={t.withheld}>
        <p>
          <HotlineText>{t.withheldWhy}</HotlineText>
        </p>
        <a className="button button-plain" href="#/">
          {t.toActivities}
        </a>
      </PictureState>
    )
  return (
    <Poster title={inLanguage(detail.title, language)} picture={mediaUrl(api, detail.poster)}>
      <div className={styles.screenNote} role="status">
        {(why === 'processing' || why === 'checking') && <Spinner />}
        <strong>{t[why]}</strong>
        {/* the lead above gives the reason of a removal */}
        {why !== 'checking' && why !== 'removed' && <p>{t[`${why}Why`]}</p>}
        {why === 'login_only' && (
          <a className="button" href={`#/selectLogin?way=account&back=${returnAddress()}`}>
            {t.logIn}
          </a>
        )}
      </div>
    </Poster>
  )
}
