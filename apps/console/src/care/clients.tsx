import type { FoundPersons } from '@foyer/api/staff/care'
import { useText } from '@foyer/staff-interface/language'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Route, Routes } from 'react-router'
import { useAct } from '../acts/query.ts'
import { NotFound } from '../shell/not-found.tsx'
import { Page } from '../ui/page.tsx'
import { FindForm } from './find-form.tsx'
import { Found } from './found.tsx'
import { Person } from './person.tsx'
import { text } from './text.ts'
import './care.css'

/** What the last search found, until the session ends, so that the way back from a person leads to it. */
const foundKey = ['care found'] as const

const Find = () => {
  const t = useText(text)
  const client = useQueryClient()
  const { data: found } = useQuery<FoundPersons | null>({
    queryKey: foundKey,
    queryFn: () => null,
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { isBusy, fault, run, clear } = useAct('POST /staff/care/find', 'POST /staff/care/find', (reply) =>
    client.setQueryData(foundKey, reply),
  )
  return (
    <Page title={t.title} lead={t.lead}>
      <FindForm
        isBusy={isBusy}
        fault={fault}
        find={(request) => {
          clear()
          client.setQueryData(foundKey, null)
          run(request)
        }}
      />
      {found && !fault && <Found found={found} />}
    </Page>
  )
}

/** Client care: the search for a caller, and the page of a person. */
export const Clients = () => (
  <Routes>
    <Route index element={<Find />} />
    <Route path=":person" element={<Person />} />
    <Route path="*" element={<NotFound />} />
  </Routes>
)
