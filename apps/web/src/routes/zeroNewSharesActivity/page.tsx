import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { Detail } from './detail/detail.tsx'
import { List } from './list/list.tsx'
import { text } from './text.ts'

export { text }

/** R19: new shares to apply for, their costs besides the handling fee, their dates, and the results. */
export const Page = ({ query }: PageProps) => {
  const code = query.get('offering')
  return <ServerState>{code ? <Detail key={code} code={code} /> : <List />}</ServerState>
}
