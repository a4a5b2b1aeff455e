import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { AccessPage } from './parts/access-page.tsx'
import { text } from './text.ts'

export { text }

/** R11: the rules of an offer, one by one, and the consents that a person gives before the offer is reserved. */
export const Page = ({ query }: PageProps) => {
  const offer = query.get('code') ?? ''
  return (
    <ServerState>
      <AccessPage key={offer} offer={offer} />
    </ServerState>
  )
}
