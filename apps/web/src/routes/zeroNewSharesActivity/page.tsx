import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { Detail } from './detail/detail.tsx'
import { List } from './list/list.tsx'
import { text } from './text.ts'
import './page.css'

export { text }

/** R19: new shares to apply for, what they cost beside the handling fee, when, and what came of it. */
export const Page = ({ query }: PageProps) => {
  const code = query.get('offering')
  return <ServerState>{code ? <Detail key={code} code={code} /> : <List />}</ServerState>
}
