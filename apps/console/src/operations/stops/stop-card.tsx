import type { EmergencyStop } from '@foyer/api/staff/stops'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { dateTime, minutesAndSeconds } from '@foyer/staff-interface/time'
import { useActAddress } from '../../acts/act-address.ts'
import { useSession } from '../../session/session-context.ts'
import { useServerTime } from '../../session/use-server-time.ts'
import { admits } from '../../shared/admission.ts'
import { text as sharedText } from '../../text/text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Written } from '../../ui/written.tsx'
import { activityName } from '../activity-name.ts'
import { text as operationsText } from '../text.ts'
import { text } from './text.ts'

/** What a stop concerns, in words. */
export const useScope = () => {
  const t = useText(text)
  const language = useLanguage()
  return ({ activity }: EmergencyStop): string => (activity ? activityName(activity, language) : t.all)
}

/** The time that is left for a second person, as a large clock. */
const Lapse = ({ at }: { at: number }) => {
  const t = useText(text)
  const left = at - useServerTime(1_000)
  if (left <= 0) return <p className="lapse">{t.lapsesSoon}</p>
  const [before, after] = t.lapsesIn.split('{left}')
  return (
    <p className="lapse">
      {before}
      <strong className="lapse-clock">{minutesAndSeconds(left)}</strong>
      {after}
    </p>
  )
}

const Acts = ({ stop }: { stop: EmergencyStop }) => {
  const t = useText(text)
  const { session } = useSession()
  const { open } = useActAddress()
  if (!admits('POST /staff/stops/lift', session.roles)) return null
  const { id, placed, confirmed, lift } = stop
  if (lift)
    return lift.by.id === session.id ? (
      <p className="soft">{t.needsOther}</p>
    ) : (
      <Button kind="main" onClick={() => open('lift', id)}>
        {t.agreeAct}
      </Button>
    )
  if (confirmed) return <Button onClick={() => open('lift', id)}>{t.proposeAct}</Button>
  return (
    <>
      {placed.by.id === session.id ? (
        <p className="soft">{t.needsOther}</p>
      ) : (
        <Button kind="danger" onClick={() => open('confirm', id)}>
          {t.confirmAct}
        </Button>
      )}
      <Button onClick={() => open('lift', id)}>{t.liftAct}</Button>
    </>
  )
}

/** A stop that is in force, with what the person can do about it. */
export const StopCard = ({ stop }: { stop: EmergencyStop }) => {
  const t = useText(text)
  const h = useText(sharedText)
  const o = useText(operationsText)
  const language = useLanguage()
  const scope = useScope()
  const { placed, confirmed, lift, lapsesAt, reason } = stop
  const fact = (name: string, who: EmergencyStop['placed']) => (
    <div className="fact">
      <dt>{name}</dt>
      <dd>{fill(t.byAt, { name: who.by.name ?? o.someone, at: dateTime(language, who.at) })}</dd>
    </div>
  )
  return (
    <li className={confirmed ? 'panel' : 'panel panel-bad'}>
      <div className="panel-head">
        <h2>{scope(stop)}</h2>
        {lapsesAt !== null && <Lapse at={lapsesAt} />}
        {confirmed && (
          <Badge tone={lift ? 'warn' : 'neutral'} dot>
            {lift ? t.liftProposed : t.confirmed}
          </Badge>
        )}
      </div>
      <dl className="facts">
        <div className="fact">
          <dt>{h.reason}</dt>
          <dd>
            <Written>{reason}</Written>
          </dd>
        </div>
        {fact(t.placedBy, placed)}
        {confirmed && fact(t.confirmedBy, confirmed)}
        {lift && fact(t.liftBy, lift)}
      </dl>
      <div className="panel-acts">
        <Acts stop={stop} />
      </div>
    </li>
  )
}
