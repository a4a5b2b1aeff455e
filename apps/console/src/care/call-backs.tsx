import { languageName } from '@foyer/api/languages'
import type { StaffCallBack } from '@foyer/api/staff/call-backs'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { dayOf, dayText, timeOfDay } from '@foyer/staff-interface/time'
import { PhoneCall } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useActAddress } from '../acts/act-address.ts'
import { usePages } from '../acts/pages.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Segments } from '../ui/field.tsx'
import { Page } from '../ui/page.tsx'
import { ReadList } from '../ui/read-list.tsx'
import { CallBackActs } from './call-back-acts.tsx'
import { callBackText } from './call-back-text.ts'
import './care.css'

const Row = ({ callBack, now }: { callBack: StaffCallBack; now: number }) => {
  const t = useText(callBackText)
  const language = useLanguage()
  const { session } = useSession()
  const { open } = useActAddress()
  const { id, state, person, topic, from, to, number, isOtherNumber, hasNote, closedBy, outcome } = callBack
  const isOpen = state === 'open'
  const isPast = to <= now
  return (
    <li className="care-item">
      <div className="care-item-text">
        <p>
          <span className="strong">{t[topic]}</span>
          {' · '}
          {person ? (
            <Link className="care-link" to={`/clients/${person.id}`}>
              {person.name ?? person.phone}
            </Link>
          ) : (
            <span className="soft">{t.erased}</span>
          )}
        </p>
        <p>
          {number}
          {isOtherNumber && <span className="soft"> · {t.otherNumber}</span>}
        </p>
        <p className="hint">
          {languageName(callBack.language)}
          {hasNote && ` · ${t.hasNote}`}
        </p>
        {!isOpen && (
          <p className="care-outcome">
            <Badge tone={state === 'reached' ? 'good' : 'warn'} dot>
              {state === 'reached' ? t.reached : t.missed}
            </Badge>{' '}
            {closedBy && fill(t.by, { name: closedBy.name })} · {outcome}
          </p>
        )}
      </div>
      <div className="care-item-side">
        <p className="strong">
          {fill(t.window, {
            day: dayText(language, dayOf(from)),
            from: timeOfDay(language, from),
            to: timeOfDay(language, to),
          })}
        </p>
        {isOpen && from <= now && (
          <Badge tone={isPast ? 'bad' : 'warn'} dot>
            {isPast ? t.missedWindow : t.dueNow}
          </Badge>
        )}
        {isOpen && (
          <div className="care-item-acts">
            {admits('POST /staff/care/call-backs/reveal', session.roles) && (
              <Button kind="main" onClick={() => open('reveal', id)}>
                {t.reveal}
              </Button>
            )}
            {admits('POST /staff/care/call-backs/close', session.roles) && (
              <>
                <Button onClick={() => open('reached', id)}>{t.reached}</Button>
                <Button onClick={() => open('missed', id)}>{t.missed}</Button>
              </>
            )}
          </div>
        )}
      </div>
    </li>
  )
}

/** Requests to be called, the earliest window first. */
export const CallBacks = () => {
  const t = useText(callBackText)
  const [which, setWhich] = useState<'open' | 'closed'>('open')
  const open = which === 'open'
  const reading = usePages('POST /staff/care/call-backs', { open }, ({ after }) => (after === null ? null : { after }))
  const callBacks = reading.pages?.flatMap((page) => page.callBacks)
  const now = reading.pages?.[0]?.asOf ?? 0
  return (
    <Page title={t.title} lead={t.lead}>
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
      <ReadList rows={callBacks} reading={reading} empty={{ icon: PhoneCall, title: open ? t.noneOpen : t.noneClosed }}>
        {(all) => (
          <ul className="care-items" aria-label={t.title}>
            {all.map((one) => (
              <Row key={one.id} callBack={one} now={now} />
            ))}
          </ul>
        )}
      </ReadList>
      <CallBackActs callBacks={callBacks ?? []} />
    </Page>
  )
}
