import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { AccessPage } from './parts/access-page.tsx'
import { text } from './text.ts'
import './page.css'

export { text }

/** R11: what has to hold for an offer, rule by rule, and what a person agrees to before it is reserved for them. */
export const Page = ({ query }: PageProps) => {
  const offer = query.get('code') ?? ''
  return (
    <ServerState>
      <AccessPage key={offer} offer={offer} />
    </ServerState>
  )
}
