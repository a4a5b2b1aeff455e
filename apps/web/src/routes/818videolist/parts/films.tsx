import type { FilmTopic } from '@foyer/api/films'
import { filmsOfAPage } from '@foyer/api/playback-limits'
import { useEffect, useState } from 'react'
import { nameView } from '../../../platform/address.ts'
import { Art } from '../../../shared/art/art.tsx'
import { PictureState } from '../../../shared/art/picture-state.tsx'
import * as filmCardStyles from '../../../shared/films/film-card.module.css'
import { FilmCard } from '../../../shared/films/film-card.tsx'
import { text as filmText } from '../../../shared/films/text.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { EndlessList } from '../../../shared/ui/endless-list/endless-list.tsx'
import { useEndless } from '../../../shared/ui/endless-list/use-endless.ts'
import { PullRefresh } from '../../../shared/ui/pull-refresh/pull-refresh.tsx'
import { Loading } from '../../../shared/ui/skeleton/skeleton.tsx'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import { Tabs } from '../../../shared/ui/tabs/tabs.tsx'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { filmsAlone } from './alone.ts'
import { arrivedFilms, isTopic, loadFilms, type Tab, topics } from './load-films.ts'
import { SeriesHead } from './series-head.tsx'
import { usePlaces } from './use-places.ts'

const Shapes = () => (
  <Loading>
    <div className={filmCardStyles.filmWall}>
      {Array.from({ length: filmsOfAPage }, (_, n) => `film ${n}`).map((key) => (
        <div key={key} className={`${skeletonStyles.skeleton} ${styles.filmsShape}`} />
      ))}
    </div>
  </Loading>
)

const Empty = ({ onAll }: { onAll: (() => void) | undefined }) => {
  const t = useText(text)
  return (
    <PictureState scene="nothing-found" title={t.empty} live="status">
      <p>{t.emptyWhy}</p>
      {onAll && (
        <Button look="plain" onClick={onAll}>
          {t.toAll}
        </Button>
      )}
    </PictureState>
  )
}

const TopicFilms = ({ tab, onAll }: { tab: Tab; onAll: () => void }) => {
  const t = useText(text)
  const list = useEndless(
    ['films', tab],
    (cursor, signal) => loadFilms(tab, cursor, signal),
    () => arrivedFilms(tab),
  )
  const places = usePlaces()
  const films = list.items.map(({ film }) => film)
  const [first] = films
  const alone = filmsAlone(films, list.state === 'end')
  return (
    <PullRefresh
      head={first ? <SeriesHead film={first} previous={undefined} /> : <span />}
      onRefresh={() => Promise.all([list.refresh(), places.refetch()])}
    >
      {list.items.length === 0 && list.state === 'loading' ? (
        <Shapes />
      ) : (
        <div className={filmCardStyles.filmFeed}>
          <EndlessList
            label={t.list}
            list={list}
            keyOf={({ film }) => film.code}
            failedPicture={<Art scene="states/error" />}
            empty={<Empty onAll={tab === 'all' ? undefined : onAll} />}
            before={({ film }, previous) => previous && <SeriesHead film={film} previous={previous.film} />}
            item={({ film, poster }, titleId) => (
              <FilmCard
                film={film}
                poster={poster}
                titleId={titleId}
                place={places.of(film.code)}
                isAlone={alone.has(film.code)}
              />
            )}
          />
        </div>
      )}
    </PullRefresh>
  )
}

/** The films by topic. The address contains the topic, so that Back returns to it. */
export const Films = ({ topic }: { topic: string | null }) => {
  const t = useText(text)
  const names = useText(filmText)
  const requested: Tab = isTopic(topic) ? topic : 'all'
  const [tab, setTab] = useState(requested)
  // a link can open another tab of the page that is already shown
  useEffect(() => setTab(requested), [requested])
  const show = (next: Tab) => {
    setTab(next)
    nameView(next === 'all' ? '/818videolist' : `/818videolist?topic=${next}`)
  }
  return (
    <Tabs<Tab>
      label={t.topics}
      tabs={[{ value: 'all', label: t.all }, ...topics.map((value: FilmTopic) => ({ value, label: names[value] }))]}
      value={tab}
      onChange={show}
    >
      <TopicFilms key={tab} tab={tab} onAll={() => show('all')} />
    </Tabs>
  )
}
