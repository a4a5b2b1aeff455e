import { inLanguage } from '@foyer/api/languages'
import type { StaffFilm } from '@foyer/api/staff/broadcast'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { dateTime } from '@foyer/staff-interface/time'
import { CirclePause, CirclePlay, CircleX, Film, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useActAddress } from '../acts/act-address.ts'
import { ActForm } from '../acts/act-form.tsx'
import { useActsColumn } from '../acts/acts-column.tsx'
import { dropDraft } from '../acts/draft.ts'
import { usePages } from '../acts/pages.ts'
import { useAct } from '../acts/query.ts'
import { useLeave } from '../acts/use-done.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { Badge, type Tone } from '../ui/badge.tsx'
import type { Column } from '../ui/data-table.tsx'
import { List } from '../ui/list.tsx'
import { Modal } from '../ui/modal.tsx'
import { useSay } from '../ui/toasts.tsx'
import { text } from './text.ts'

const call = 'POST /staff/films/status' as const
const tones: Readonly<Record<StaffFilm['status'], Tone>> = {
  ready: 'good',
  processing: 'neutral',
  unavailable: 'warn',
  removed: 'neutral',
}
/** The acts on a film, with the status that each sets. */
const acts = {
  show: { status: 'ready', icon: CirclePlay },
  pause: { status: 'unavailable', icon: CirclePause },
  withdraw: { status: 'removed', icon: CircleX },
} as const
type FilmAct = keyof typeof acts
const isFilmAct = (name: string | null): name is FilmAct => name !== null && name in acts
const actsOn = ({ status }: StaffFilm): FilmAct[] =>
  (Object.keys(acts) as FilmAct[]).filter((act) => acts[act].status !== status)

const useColumns = (): readonly Column<StaffFilm>[] => {
  const t = useText(text)
  const language = useLanguage()
  const rowActs = useActsColumn<StaffFilm>({
    nameOf: ({ title }) => inLanguage(title, language),
    idOf: ({ code }) => code,
    actsOf: (film) => [
      { act: 'edit', name: t.edit, call, icon: Pencil, page: `/broadcast/films/${film.code}` },
      ...actsOn(film).map((act) => ({
        act,
        name: t[act],
        call,
        icon: acts[act].icon,
        isDangerous: act === 'withdraw',
      })),
    ],
  })
  return [
    {
      id: 'film',
      name: t.film,
      value: ({ title }) => inLanguage(title, language),
      cell: ({ title, code, loginOnly }) => (
        <span className="item-name">
          <span className="strong">{inLanguage(title, language)}</span>
          <span>
            <code className="faint">{code}</code> {loginOnly && <Badge>{t.loginOnly}</Badge>}
          </span>
        </span>
      ),
    },
    {
      id: 'status',
      name: t.state,
      isPlain: true,
      value: ({ status }) => t[status],
      cell: ({ status }) => (
        <Badge tone={tones[status]} dot>
          {t[status]}
        </Badge>
      ),
    },
    {
      id: 'published',
      name: t.published,
      value: ({ publishedAt }) => publishedAt,
      cell: ({ publishedAt }) => <span className="nowrap">{dateTime(language, publishedAt)}</span>,
    },
    rowActs,
  ]
}

const SetStatus = ({
  film: { code, status: from, title },
  act,
  close,
}: {
  film: StaffFilm
  act: FilmAct
  close: () => void
}) => {
  const t = useText(text)
  const language = useLanguage()
  const say = useSay()
  const [refused, setRefused] = useState<'outdated' | 'incomplete'>()
  const { status } = acts[act]
  const { run, ...state } = useAct(call, 'POST /staff/films', ({ outcome }) => {
    if (outcome !== 'set') return setRefused(outcome)
    dropDraft()
    say(fill(t.done, { title: inLanguage(title, language), state: t[status] }))
    close()
  })
  return (
    <ActForm
      {...state}
      form={`${act} ${code}`}
      confirm={t[`${act}Confirm`]}
      isDangerous={act === 'withdraw'}
      run={(reason) => run({ code, from, status, reason })}
      close={close}
    >
      {refused && (
        <p className="notice notice-warn" role="alert">
          {t[refused]}
        </p>
      )}
    </ActForm>
  )
}

/** Films, which staff withdraw and show again. */
export const Films = () => {
  const t = useText(text)
  const language = useLanguage()
  const columns = useColumns()
  const { session } = useSession()
  const { act, id } = useActAddress()
  const leave = useLeave()
  const reading = usePages('POST /staff/films', {}, ({ after }) => after && { after })
  const films = reading.pages?.flatMap((page) => page.films)
  const film = films?.find(({ code }) => code === id)
  const known = isFilmAct(act) && film && admits(call, session.roles)
  return (
    <>
      <List
        label={t.films}
        rows={films}
        reading={reading}
        columns={columns}
        keyOf={({ code }) => code}
        sortedBy={[{ id: 'published', desc: true }]}
        empty={{ icon: Film, title: t.filmsEmpty, text: t.filmsEmptyLead }}
      />
      <Modal
        isOpen={Boolean(known)}
        title={known ? fill(t[`${act}Title`], { title: inLanguage(film.title, language) }) : ''}
        lead={known && <p>{t[`${act}Lead`]}</p>}
        close={leave}
      >
        {known && <SetStatus film={film} act={act} close={leave} />}
      </Modal>
    </>
  )
}
