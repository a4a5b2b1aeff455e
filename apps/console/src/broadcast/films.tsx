import type { StaffFilm } from '@foyer/api/staff/broadcast'
import { CirclePause, CirclePlay, CircleX, Film, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useActAddress } from '../acts/act-address.ts'
import { ActForm } from '../acts/act-form.tsx'
import { dropDraft } from '../acts/draft.ts'
import { usePages } from '../acts/pages.ts'
import { useAct } from '../acts/query.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { dateTime } from '../shared/time.ts'
import { useLanguage, useText } from '../text/language.ts'
import { fill } from '../text/table.ts'
import { text as sharedText } from '../text/text.ts'
import { Badge, type Tone } from '../ui/badge.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Empty } from '../ui/empty.tsx'
import { Failure } from '../ui/failure.tsx'
import { LoadingRows } from '../ui/loading-rows.tsx'
import { Modal } from '../ui/modal.tsx'
import { More } from '../ui/more.tsx'
import { RowMenu } from '../ui/row-menu.tsx'
import { useSay } from '../ui/toasts.tsx'
import { text } from './text.ts'

const call = 'POST /staff/films/status'
const tones: Readonly<Record<StaffFilm['status'], Tone>> = {
  ready: 'good',
  processing: 'neutral',
  unavailable: 'warn',
  removed: 'bad',
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
  const h = useText(sharedText)
  const language = useLanguage()
  const { session } = useSession()
  const { open } = useActAddress()
  const navigate = useNavigate()
  return [
    {
      id: 'film',
      name: t.film,
      value: ({ title }) => title[language],
      cell: ({ title, code, loginOnly }) => (
        <span className="item-name">
          <span className="strong">{title[language]}</span>
          <span>
            <code className="faint">{code}</code> {loginOnly && <Badge>{t.loginOnly}</Badge>}
          </span>
        </span>
      ),
    },
    {
      id: 'status',
      name: t.state,
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
    {
      id: 'acts',
      name: h.actions,
      isBare: true,
      cell: (film) =>
        admits(call, session.roles) && (
          <RowMenu
            label={fill(h.actionsOf, { name: film.title[language] })}
            acts={[
              {
                name: t.edit,
                icon: <Pencil size={16} aria-hidden="true" />,
                act: () => void navigate(`/broadcast/films/${film.code}`),
              },
              ...actsOn(film).map((act) => {
                const Icon = acts[act].icon
                return {
                  name: t[act],
                  icon: <Icon size={16} aria-hidden="true" />,
                  isDangerous: act === 'withdraw',
                  act: () => open(act, film.code),
                }
              }),
            ]}
          />
        ),
    },
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
    say(fill(t.done, { title: title[language], state: t[status] }))
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
  const { act, id, close } = useActAddress()
  const { pages, fault, again, ...rest } = usePages('POST /staff/films', {}, ({ after }) => after && { after })
  const films = pages?.flatMap((page) => page.films)
  const film = films?.find(({ code }) => code === id)
  const known = isFilmAct(act) && film && admits(call, session.roles)
  const leave = () => {
    dropDraft()
    close()
  }
  return (
    <>
      {fault && <Failure fault={fault} again={again} isWhole={!films} />}
      {!films && !fault && <LoadingRows />}
      {films?.length === 0 && <Empty icon={Film} title={t.filmsEmpty} />}
      {films && films.length > 0 && (
        <DataTable
          label={t.films}
          rows={films}
          columns={columns}
          keyOf={({ code }) => code}
          search=""
          sortedBy={[{ id: 'published', desc: true }]}
          note={(shown) => fill(t.filmCount, { shown })}
          none={null}
        />
      )}
      {films && <More shown={films.length} {...rest} />}
      <Modal
        isOpen={Boolean(known)}
        title={known ? fill(t[`${act}Title`], { title: film.title[language] }) : ''}
        lead={known && <p>{t[`${act}Lead`]}</p>}
        close={leave}
      >
        {known && <SetStatus film={film} act={act} close={leave} />}
      </Modal>
    </>
  )
}
