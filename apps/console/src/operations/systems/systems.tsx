import { useText } from '@foyer/staff-interface/language'
import { useSession } from '../../session/session-context.ts'
import { admits } from '../../shared/admission.ts'
import { Page } from '../../ui/page.tsx'
import { FirmSystems, Partners } from './health.tsx'
import { Rooms } from './rooms.tsx'
import { Servers } from './servers.tsx'
import { Sms } from './sms.tsx'
import { text } from './text.ts'

/** What the app depends on: text messages, systems of the firm, partners, and waiting rooms. */
export const Systems = () => {
  const t = useText(text)
  const { session } = useSession()
  const may = admits('POST /staff/sms/limit', session.roles)
  return (
    <Page title={t.title} lead={t.lead}>
      <Sms may={may} />
      <Servers />
      <FirmSystems />
      <Partners />
      <Rooms may={may} />
    </Page>
  )
}
