import { useText } from '@foyer/staff-interface/language'
import { useSearchParams } from 'react-router'
import { Segments } from '../ui/field.tsx'
import { Page } from '../ui/page.tsx'
import { Films } from './films.tsx'
import { Live } from './live.tsx'
import { text } from './text.ts'

/** Live sessions and films. The view is in the address. */
export const Broadcast = () => {
  const t = useText(text)
  const [query, setQuery] = useSearchParams()
  const view = query.get('view') === 'films' ? 'films' : 'live'
  return (
    <Page
      title={t.title}
      lead={t.lead}
      acts={
        <Segments
          label={t.view}
          value={view}
          choices={[
            ['live', t.live],
            ['films', t.films],
          ]}
          choose={(next) => setQuery(next === 'films' ? { view: next } : {})}
        />
      }
    >
      {view === 'live' ? <Live /> : <Films />}
    </Page>
  )
}
