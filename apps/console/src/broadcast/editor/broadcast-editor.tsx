import { filmCodePattern } from '@foyer/api/codes'
import type { BroadcastSurroundings } from '@foyer/api/staff/broadcast-documents'
import { useText } from '@foyer/staff-interface/language'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useRead } from '../../acts/query.ts'
import { blankOf } from '../../editor/blank.ts'
import { useSession } from '../../session/session-context.ts'
import { call } from '../../shared/call.ts'
import { faultIn } from '../../shared/fault.ts'
import { NotFound } from '../../shell/not-found.tsx'
import { Failure } from '../../ui/failure.tsx'
import { LoadingRows } from '../../ui/loading-rows.tsx'
import { Page } from '../../ui/page.tsx'
import { BroadcastForm } from './broadcast-form.tsx'
import { filmFields, liveFields } from './fields.ts'
import { text } from './text.ts'

type Kind = 'live' | 'films'

const blank = {
  live: { ...blankOf(liveFields), presenters: [], channel: [] },
  films: { ...blankOf(filmFields), presenters: [] },
} as const

interface Props {
  readonly kind: Kind
  readonly surroundings: BroadcastSurroundings
}

/** An existing session or film. */
const Existing = ({ kind, code, surroundings }: Props & { readonly code: string }) => {
  const t = useText(text)
  const { lost } = useSession()
  const { data, error, refetch } = useQuery({
    // the document that was opened is the base of what the person writes, so a refetch must not replace it
    queryKey: [`POST /staff/${kind}/document`, 'editor', code],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) =>
      call(`POST /staff/${kind}/document`, { code }, signal).catch((failed: unknown) => {
        if (!signal.aborted) lost(faultIn(failed))
        throw failed
      }),
  })
  const fault = error ? faultIn(error) : undefined
  if (fault?.kind === 'notFound') return <NotFound />
  if (data)
    return (
      <BroadcastForm
        key={data.version}
        {...{ kind, code, surroundings }}
        opened={data.document}
        version={data.version}
        reopen={() => void refetch()}
      />
    )
  return (
    <Page title={kind === 'live' ? t.editLive : t.editFilms}>
      {fault ? <Failure fault={fault} again={() => void refetch()} isWhole /> : <LoadingRows />}
    </Page>
  )
}

/** The screen that writes and publishes a live session or a film. */
export const BroadcastEditor = () => {
  const t = useText(text)
  const { kind = '', code = '' } = useParams()
  const { data: surroundings, fault, again } = useRead('POST /staff/broadcast/surroundings')
  if ((kind !== 'live' && kind !== 'films') || !filmCodePattern.test(code)) return <NotFound />
  if (!surroundings)
    return (
      <Page title={kind === 'live' ? t.editLive : t.editFilms}>
        {fault ? <Failure fault={fault} again={again} isWhole /> : <LoadingRows />}
      </Page>
    )
  if (code === 'new')
    return (
      <BroadcastForm
        key={kind}
        {...{ kind, code, surroundings }}
        opened={blank[kind]}
        version={null}
        reopen={() => undefined}
      />
    )
  return <Existing key={`${kind} ${code}`} {...{ kind, code, surroundings }} />
}
