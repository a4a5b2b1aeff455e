import { inLanguage } from '@foyer/api/languages'
import type { LiveNow } from '@foyer/api/live'
import { useEffect } from 'react'
import { mediaUrl } from '../../../platform/media-url.ts'
import { Art } from '../../../shared/art/art.tsx'
import { captionsFor } from '../../../shared/player/caption-choice.ts'
import { PlayerPlace } from '../../../shared/player/player-place.tsx'
import * as posterStyles from '../../../shared/player/poster.module.css'
import { Poster } from '../../../shared/player/poster.tsx'
import { usePlaybackReport } from '../../../shared/player/report.ts'
import { usePlayback } from '../../../shared/player/use-playback.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Spinner } from '../../../shared/ui/spinner.tsx'
import { addressOf, type LoadedSession } from '../api.ts'
import { text } from '../text.ts'

interface ChannelProps {
  loaded: LoadedSession
  /** address of the playlist */
  source: string
  isInterrupted: boolean
}

/** Player states in which the player retries the channel when the session resumes. */
const retryPhases: ReadonlySet<string> = new Set(['stalled', 'retrying', 'failed'])

const Channel = ({ loaded, source, isInterrupted }: ChannelProps) => {
  const t = useText(text)
  const language = useLanguage()
  const { detail, api } = loaded
  const playback = usePlayback({ source, isLive: true, captions: captionsFor(language) })
  usePlaybackReport(playback, 'live', detail.code)
  useEffect(() => {
    if (!isInterrupted && retryPhases.has(playback.view().phase)) playback.retry()
  }, [playback, isInterrupted])
  return (
    <PlayerPlace
      playback={playback}
      title={inLanguage(detail.title, language)}
      poster={mediaUrl(api, detail.poster)}
      captions={detail.captions}
      note={
        isInterrupted && (
          <>
            <Spinner />
            <strong>{t.interruptedTitle}</strong>
            <p>{t.interruptedWhy}</p>
          </>
        )
      }
    />
  )
}

/** The main view of a session: its picture with a text, the channel, or a link to its replay. */
export const Stage = ({ loaded, now }: { loaded: LoadedSession; now: LiveNow }) => {
  const t = useText(text)
  const language = useLanguage()
  const { detail, api } = loaded
  const { state, playlist, replay } = now
  if (playlist && (state === 'live' || state === 'interrupted')) {
    const source = addressOf(playlist, api)
    return (
      <div data-stage="">
        <Channel key={source} loaded={loaded} source={source} isInterrupted={state === 'interrupted'} />
      </div>
    )
  }
  return (
    <div data-stage="">
      <Poster
        title={inLanguage(detail.title, language)}
        picture={mediaUrl(api, detail.poster)}
        stage={<Art scene="heroes/live" theme="live" fill />}
      >
        <div className={state === 'scheduled' ? undefined : posterStyles.screenNote} role="status">
          {state === 'ended' && (
            <>
              <strong>{t.endedTitle}</strong>
              <p>{t.endedWhy}</p>
              <a className="button" href="#/818videolist">
                {t.toFilms}
              </a>
            </>
          )}
          {state === 'replay' && (
            <>
              <strong>{t.replayTitle}</strong>
              {replay && (
                <a className="button" href={`#/video?code=${replay}`}>
                  {t.toReplay}
                </a>
              )}
            </>
          )}
          {(state === 'live' || state === 'interrupted') && (
            <>
              <strong>{t.interruptedTitle}</strong>
              <p>{t.interruptedWhy}</p>
            </>
          )}
        </div>
      </Poster>
    </div>
  )
}
