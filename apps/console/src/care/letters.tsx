import type { DataRequest } from '@foyer/api/staff/data-requests'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { dayMs, dayOf, dayText } from '@foyer/staff-interface/time'
import { MailOpen } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useActAddress } from '../acts/act-address.ts'
import { usePages } from '../acts/pages.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { serverNow } from '../shared/clock.ts'
import { Badge, type Tone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Segments } from '../ui/field.tsx'
import { Page } from '../ui/page.tsx'
import { ReadList } from '../ui/read-list.tsx'
import { Written } from '../ui/written.tsx'
import { actsOn, LetterActs } from './letter-acts.tsx'
import { letterKinds } from './record-letter.tsx'
import { workText } from './work-text.ts'
import './care.css'

const toneOf = (dueOn: string, now: number): Tone => {
  if (dueOn < dayOf(now)) return 'bad'
  return dueOn < dayOf(now + 10 * dayMs) ? 'warn' : 'neutral'
}

const Row = ({ request }: { request: DataRequest }) => {
  const t = useText(workText)
  const language = useLanguage()
  const { session } = useSession()
  const { open } = useActAddress()
  const { person, kind, state, dueOn, receivedOn, identity, reason, openedBy, closedBy, outcome, id } = request
  const tone = toneOf(dueOn, serverNow())
  const may = state === 'open' && admits('POST /staff/care/requests/close', session.roles)
  return (
    <li className="care-item">
      <div className="care-item-text">
        <p>
          <span className="strong">{t[letterKinds[kind]]}</span>
          {' · '}
          {person ? (
            <Link className="care-link" to={`/clients/${person.id}`}>
              {person.name ?? person.phone}
            </Link>
          ) : (
            <span className="soft">{t.goneTo}</span>
          )}
        </p>
        <p>
          <Written>{reason}</Written>
        </p>
        <p className="hint">
          {t.received} {dayText(language, receivedOn)} · {t[identity]} · {openedBy.name}
        </p>
        {state !== 'open' && (
          <p className="care-outcome">
            <Badge tone={state === 'done' ? 'good' : 'bad'} dot>
              {state === 'done' ? t.stateDone : t.stateRefused}
            </Badge>{' '}
            {closedBy && fill(t.decidedBy, { name: closedBy.name })} · {outcome}
          </p>
        )}
      </div>
      <div className="care-item-side">
        {state === 'open' && (
          <Badge tone={tone} dot>
            {fill(tone === 'bad' ? t.overdue : t.due, { day: dayText(language, dueOn) })}
          </Badge>
        )}
        {may && (
          <div className="care-item-acts">
            {actsOn(request).map((act, nth) => (
              <Button
                key={act}
                kind={nth > 0 ? 'plain' : act === 'erase' ? 'risk' : 'main'}
                onClick={() => open(act, id)}
              >
                {t[act]}
              </Button>
            ))}
          </div>
        )}
      </div>
    </li>
  )
}

/** Requests about personal data by letter, the earliest deadline first. */
export const Letters = () => {
  const t = useText(workText)
  const [which, setWhich] = useState<'open' | 'closed'>('open')
  const open = which === 'open'
  const reading = usePages('POST /staff/care/requests', { open }, ({ after }) => (after === null ? null : { after }))
  const requests = reading.pages?.flatMap((page) => page.requests)
  return (
    <Page title={t.letters} lead={t.lettersLead}>
      <div className="care-choice">
        <Segments
          label={t.which}
          value={which}
          choices={[
            ['open', t.open],
            ['closed', t.closed],
          ]}
          choose={setWhich}
        />
      </div>
      <ReadList
        rows={requests}
        reading={reading}
        empty={{ icon: MailOpen, ...(open ? { title: t.noneOpen, text: t.noneOpenLead } : { title: t.noneClosed }) }}
      >
        {(all) => (
          <ul className="care-items" aria-label={t.letters}>
            {all.map((one) => (
              <Row key={one.id} request={one} />
            ))}
          </ul>
        )}
      </ReadList>
      <LetterActs requests={requests ?? []} />
    </Page>
  )
}
