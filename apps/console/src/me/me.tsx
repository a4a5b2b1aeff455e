import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { dateTime, timeOfDay } from '@foyer/staff-interface/time'
import { useState } from 'react'
import { useSession } from '../session/session-context.ts'
import { text as sessionText } from '../session/text.ts'
import { useServerTime } from '../session/use-server-time.ts'
import { type Fault, faultIn } from '../shared/fault.ts'
import { signInAddress } from '../shared/sign-in-address.ts'
import { roleNames, roleNotes } from '../text/roles.ts'
import { Badge } from '../ui/badge.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { CopyText } from '../ui/copy-text.tsx'
import { Failure } from '../ui/failure.tsx'
import { Page } from '../ui/page.tsx'
import { text } from './text.ts'

/** The signed-in person, their roles, and their session. */
export const Me = () => {
  const t = useText(text)
  const s = useText(sessionText)
  const names = useText(roleNames)
  const notes = useText(roleNotes)
  const language = useLanguage()
  const now = useServerTime(10_000)
  const { session, signOut } = useSession()
  const [fault, setFault] = useState<Fault>()
  const isProved = session.provedUntil !== null && session.provedUntil > now
  return (
    <Page
      title={t.title}
      lead={t.lead}
      acts={
        <Button
          onClick={() => {
            setFault(undefined)
            signOut().catch((error: unknown) => setFault(faultIn(error)))
          }}
        >
          {s.signOut}
        </Button>
      }
    >
      {fault && <Failure fault={fault} />}
      <div className="panels">
        <section className="panel" aria-labelledby="me-person">
          <h2 id="me-person">{t.person}</h2>
          <dl className="facts">
            <div className="fact">
              <dt>{t.name}</dt>
              <dd className="strong">{session.name}</dd>
            </div>
            <div className="fact">
              <dt>{t.id}</dt>
              <dd>
                <CopyText value={session.id} />
              </dd>
            </div>
          </dl>
        </section>
        <section className="panel panel-tall" aria-labelledby="me-session">
          <h2 id="me-session">{t.session}</h2>
          <dl className="facts">
            <div className="fact">
              <dt>{t.ends}</dt>
              <dd className="time">{dateTime(language, session.endsAt)}</dd>
            </div>
            <div className="fact">
              <dt>{t.idle}</dt>
              <dd>{fill(t.minutes, { minutes: Math.round(session.idleMs / 60_000) })}</dd>
            </div>
            <div className="fact">
              <dt>{t.proof}</dt>
              <dd>
                {isProved ? (
                  <Badge tone="good" dot>
                    {fill(t.proved, { time: timeOfDay(language, session.provedUntil ?? 0) })}
                  </Badge>
                ) : (
                  <>
                    <p>{t.unproved}</p>
                    <ButtonLink href={signInAddress({ prove: true })}>{t.prove}</ButtonLink>
                  </>
                )}
              </dd>
            </div>
          </dl>
        </section>
        <section className="panel" aria-labelledby="me-roles">
          <h2 id="me-roles">{t.roles}</h2>
          <dl className="facts">
            {session.roles.map((role) => (
              <div key={role} className="fact">
                <dt>
                  <Badge>{names[role]}</Badge>
                </dt>
                <dd>{notes[role]}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Page>
  )
}
