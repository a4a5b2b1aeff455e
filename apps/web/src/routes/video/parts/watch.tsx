import type { Playback as FilmPlayback } from '@foyer/api/films'
import { inLanguage } from '@foyer/api/languages'
import { useEffect, useRef, useState } from 'react'
import { mediaUrl } from '../../../platform/media-url.ts'
import { type Place, resumesAt } from '../../../shared/films/place.ts'
import { captionsFor } from '../../../shared/player/caption-choice.ts'
import { PlayerPlace } from '../../../shared/player/player-place.tsx'
import { usePlaybackReport } from '../../../shared/player/report.ts'
import { formatTime } from '../../../shared/player/time-text.ts'
import { usePlayback, usePlaybackValue } from '../../../shared/player/use-playback.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Tabs } from '../../../shared/ui/tabs/tabs.tsx'
import { type LoadedFilm, renewAddress } from '../api.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { About } from './about.tsx'
import { Chapters } from './chapters.tsx'
import { Facts } from './facts.tsx'
import { Transcript } from './transcript.tsx'
import { useStorePlace } from './use-store-place.ts'

interface WatchProps {
  film: LoadedFilm
  playback: FilmPlayback
  place: Place | undefined
  person: string | undefined
  /** called when the viewer can no longer play the film, so that the page requests the reason */
  onOver: () => void
}

const views = ['transcript', 'chapters', 'about'] as const
type View = (typeof views)[number]

/**
 * A playable film with the parts that follow its playback. It begins at the viewer's last place, when that is known.
 */
export const Watch = ({ film, playback: given, place, person, onOver }: WatchProps) => {
  const t = useText(text)
  const language = useLanguage()
  const { detail, api } = film
  const [view, setView] = useState<View>('transcript')
  const latest = useRef(person)
  latest.current = person
  const playback = usePlayback({
    source: `${api}/${given.url}`,
    isLive: false,
    length: detail.durationSeconds,
    captions: captionsFor(language),
    renew: async () => {
      const address = await renewAddress(detail.code, latest.current)
      if (address === undefined) onOver()
      return address
    },
  })
  usePlaybackReport(playback, 'film', detail.code)
  useStorePlace(playback, detail.code, person)

  const startAt = resumesAt(place, detail.durationSeconds)
  useEffect(() => {
    // a viewer who has already started is not moved to another place
    if (startAt !== undefined && playback.view().phase === 'idle') playback.seek(startAt)
  }, [playback, startAt])
  const resumes = usePlaybackValue(playback, ({ phase, time }) => (phase === 'idle' ? time : 0))

  const chapters = given.chapters.map(({ at, title }) => ({ at, title: inLanguage(title, language) }))
  const parts = {
    transcript: <Transcript playback={playback} cues={given.cues} />,
    chapters: <Chapters playback={playback} chapters={chapters} />,
    about: <About film={detail} />,
  }
  return (
    <>
      <div className={styles.videoPlayer}>
        <PlayerPlace
          playback={playback}
          title={inLanguage(detail.title, language)}
          poster={mediaUrl(api, detail.poster)}
          captions={given.captions.map((captions) => captions.language)}
          chapters={chapters}
        />
        {resumes > 0 && (
          <p className={`${styles.videoResume} numbers`}>{fill(t.resume, { time: formatTime(resumes) })}</p>
        )}
      </div>
      <Facts film={detail} />
      <div>
        <Tabs<View>
          label={t.views}
          tabs={views.map((value) => ({ value, label: t[value] }))}
          value={view}
          onChange={setView}
        >
          {parts[view]}
        </Tabs>
      </div>
    </>
  )
}
