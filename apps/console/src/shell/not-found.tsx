import { useText } from '@foyer/staff-interface/language'
import { Compass } from 'lucide-react'
import { Link } from 'react-router'
import { Empty } from '../ui/empty.tsx'
import { Page } from '../ui/page.tsx'
import { text } from './text.ts'

/** An address that leads nowhere, for this person at least. */
export const NotFound = () => {
  const t = useText(text)
  return (
    <Page title={t.lostTitle}>
      <Empty
        icon={Compass}
        title={t.lostLead}
        act={
          <Link className="button button-main" to="/">
            {t.lostWay}
          </Link>
        }
      />
    </Page>
  )
}
