import type { PersonPage } from '@foyer/api/staff/care'
import { useText } from '@foyer/staff-interface/language'
import { LogOut, MailOpen, UserRoundCheck, UserRoundX } from 'lucide-react'
import { useParams, useSearchParams } from 'react-router'
import { useActAddress } from '../acts/act-address.ts'
import { useReadOf } from '../acts/query.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { Button } from '../ui/button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Cashback } from './cashback.tsx'
import { text as cashbackText } from './cashback-text.ts'
import { PersonState } from './found.tsx'
import { careActs, PersonActs, titleOf } from './person-acts.tsx'
import { PersonFacts } from './person-facts.tsx'
import { Points } from './points.tsx'
import { RecordLetter } from './record-letter.tsx'
import { Records } from './records.tsx'
import { Reveal } from './reveal.tsx'
import { Rewards } from './rewards.tsx'
import { Sessions } from './sessions.tsx'
import { text } from './text.ts'
import { Timeline } from './timeline.tsx'
import { workText } from './work-text.ts'

const parts = {
  timeline: Timeline,
  rewards: Rewards,
  points: Points,
  cashback: Cashback,
  records: Records,
  sessions: Sessions,
} as const
type Part = keyof typeof parts
const isPart = (name: string | null): name is Part => name !== null && name in parts

const Acts = ({ page }: { page: PersonPage }) => {
  const t = useText(text)
  const w = useText(workText)
  const { session } = useSession()
  const { open } = useActAddress()
  const can = (act: keyof typeof careActs) => admits(careActs[act], session.roles)
  const isSuspended = page.person.suspendedAt !== null
  return (
    <>
      {admits('POST /staff/care/requests/open', session.roles) && (
        <Button icon={<MailOpen size={16} aria-hidden="true" />} onClick={() => open('letter')}>
          {w.record}
        </Button>
      )}
      {page.sessions > 0 && can('end') && (
        <Button icon={<LogOut size={16} aria-hidden="true" />} onClick={() => open('end')}>
          {t.endSessions}
        </Button>
      )}
      {!isSuspended && can('suspend') && (
        <Button kind="risk" icon={<UserRoundX size={16} aria-hidden="true" />} onClick={() => open('suspend')}>
          {t.suspend}
        </Button>
      )}
      {isSuspended && can('restore') && (
        <Button kind="main" icon={<UserRoundCheck size={16} aria-hidden="true" />} onClick={() => open('restore')}>
          {t.restore}
        </Button>
      )}
    </>
  )
}

/** One person: who they are, what they see, what happened, and the acts on them. */
export const Person = () => {
  const t = useText(text)
  const w = useText(workText)
  const names = { ...t, points: w.points, cashback: useText(cashbackText).cashback }
  const { person = '' } = useParams()
  const [query] = useSearchParams()
  const reading = useReadOf('POST /staff/care/person', { id: person })
  const page = reading.data
  const named = query.get('part')
  const part: Part = isPart(named) ? named : 'timeline'
  const Shown = parts[part]
  return (
    <Page
      title={page ? titleOf(page) : t.title}
      back={{ to: '/clients', name: t.back }}
      state={page && <PersonState person={page.person} />}
      acts={page && <Acts page={page} />}
    >
      <Loaded data={page} reading={reading}>
        {(page) => (
          <div className="care-person">
            <div className="care-side">
              <PersonFacts page={page} />
            </div>
            <div className="care-main">
              <Tabs
                label={t.view}
                tabs={(Object.keys(parts) as Part[]).map((view) => ({ view, name: names[view] }))}
                shown={part}
                to={(view) => (view === 'timeline' ? '.' : `?part=${view}`)}
              />
              <Shown person={person} />
            </div>
          </div>
        )}
      </Loaded>
      <PersonActs page={page} />
      <RecordLetter page={page} />
      <Reveal person={person} />
    </Page>
  )
}
