import { useText } from '@foyer/staff-interface/language'
import { Plus } from 'lucide-react'
import { Link, Route, Routes, useSearchParams } from 'react-router'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { Later } from '../shell/later.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { Segments } from '../ui/field.tsx'
import { Page } from '../ui/page.tsx'
import { Films } from './films.tsx'
import { Live } from './live.tsx'
import { text } from './text.ts'

const editor = async () => (await import('./editor/broadcast-editor.tsx')).BroadcastEditor

/** The lists of sessions and films. The view is in the address. */
const Lists = () => {
  const t = useText(text)
  const [query, setQuery] = useSearchParams()
  const { session } = useSession()
  const view = query.get('view') === 'films' ? 'films' : 'live'
  return (
    <Page
      title={t.title}
      lead={t.lead}
      acts={
        <>
          <Segments
            label={t.view}
            value={view}
            choices={[
              ['live', t.live],
              ['films', t.films],
            ]}
            choose={(next) => setQuery(next === 'films' ? { view: next } : {})}
          />
          {admits(`POST /staff/${view}/publish`, session.roles) && (
            <Link className="button button-main" to={`/broadcast/${view}/new`}>
              <Plus size={16} aria-hidden="true" />
              {view === 'live' ? t.newLive : t.newFilm}
            </Link>
          )}
        </>
      }
    >
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
