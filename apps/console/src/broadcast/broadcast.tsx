import { useText } from '@foyer/staff-interface/language'
import { Plus } from 'lucide-react'
import { Link, Route, Routes, useSearchParams } from 'react-router'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { Later } from '../shell/later.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { Page } from '../ui/page.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Films } from './films.tsx'
import { Live } from './live.tsx'
import { text } from './text.ts'

const editor = async () => (await import('./editor/broadcast-editor.tsx')).BroadcastEditor

const views = ['live', 'films'] as const

/** The lists of sessions and films. The view is in the address. */
const Lists = () => {
  const t = useText(text)
  const [query] = useSearchParams()
  const { session } = useSession()
  const view = query.get('view') === 'films' ? 'films' : 'live'
  return (
    <Page
      title={t.title}
      lead={t.lead}
      acts={
        admits(`POST /staff/${view}/publish`, session.roles) && (
          <Link className="button button-main" to={`/broadcast/${view}/new`}>
            <Plus size={16} aria-hidden="true" />
            {view === 'live' ? t.newLive : t.newFilm}
          </Link>
        )
      }
    >
      <Tabs
        label={t.view}
        tabs={views.map((one) => ({ view: one, name: t[one] }))}
        shown={view}
        to={(next) => (next === 'live' ? '.' : `?view=${next}`)}
      />
      {view === 'live' ? <Live /> : <Films />}
    </Page>
  )
}

/** Live sessions and films: their lists, and the editor of one. */
export const Broadcast = () => {
  const { session } = useSession()
  return (
    <Routes>
      <Route index element={<Lists />} />
      {admits('POST /staff/live/publish', session.roles) && (
        <Route path=":kind/:code" element={<Later load={editor} />} />
      )}
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
