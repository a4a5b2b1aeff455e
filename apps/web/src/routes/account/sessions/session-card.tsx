import type { Session } from '@foyer/api/sessions'
import { useId } from 'react'
import { deviceNames, placeName } from '../../../shared/devices/names.ts'
import { text as deviceText } from '../../../shared/devices/text.ts'
import { formatNearMoment } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import type { Ending } from './ending.ts'
import { computerIcon, phoneIcon } from './icons.ts'
import * as styles from './sessions.module.css'
import { text } from './text.ts'

const onComputer: ReadonlySet<Session['system']> = new Set(['windows', 'mac', 'linux'])

interface SessionCardProps {
  session: Session
  /** country of this device's network; null if unknown */
  ownCountry: string | null
  /** business clock */
  now: number
  onEnd: (ending: Ending) => void
}

/** One session: its device, its place and time of use, its logins, and the buttons that end them. */
export const SessionCard = ({ session, ownCountry, now, onEnd }: SessionCardProps) => {
  const t = useText(text)
  const device = useText(deviceText)
  const language = useLanguage()
  const id = useId()
  const { isThis, country, since, lastUsedAt, logins } = session
  const moment = (at: number) => formatNearMoment(language, at, now)
  const isElsewhere = country !== null && ownCountry !== null && country !== ownCountry
  // what a person looks at first, because it may be somebody else
  const isOdd = !isThis && (isElsewhere || country === null)
  return (
    <li className={styles.session}>
      <div className={styles.sessionHead}>
        <span className={styles.sessionIcon} data-odd={isOdd || undefined}>
          <Icon path={onComputer.has(session.system) ? computerIcon : phoneIcon} size={22} />
        </span>
        <h2 id={`${id}-name`}>{fill(device.on, deviceNames(device, session))}</h2>
        {isThis && <span className={styles.sessionThis}>{t.isThis}</span>}
      </div>
      <div className={styles.sessionRow}>
        <p className="numbers">
          <span className={styles.sessionPlace}>
            {isElsewhere && <span className={styles.sessionElsewhere}>{t.isElsewhere}</span>}
            <span className={country === null ? styles.sessionElsewhere : undefined}>
              {country === null ? t.unknownPlace : placeName(device, language, country)}
            </span>
          </span>
          <span>{fill(t.used, { moment: moment(lastUsedAt) })}</span>
          <span>{fill(t.since, { moment: moment(since) })}</span>
        </p>
        {!isThis && (
          <button
            type="button"
            id={`${id}-end`}
            className={styles.sessionEnd}
            aria-labelledby={`${id}-end ${id}-name`}
            onClick={() => onEnd({ kind: 'one', id: session.id })}
          >
            {t.end}
          </button>
        )}
      </div>
      {logins.map((login) => (
        <div key={login.id} className={`${styles.sessionRow} ${styles.sessionLogin}`}>
          <p>
            <span id={`${login.id}-name`} className="numbers">
              {fill(t.login, { account: login.account })}
            </span>
            <small className="numbers">{fill(t.loginSince, { moment: moment(login.since) })}</small>
          </p>
          <button
            type="button"
            id={`${login.id}-end`}
            className={styles.sessionEnd}
            aria-labelledby={`${login.id}-end ${login.id}-name`}
            onClick={() => onEnd({ kind: 'login', id: login.id, isOwn: isThis })}
          >
            {t.endLogin}
          </button>
        </div>
      ))}
    </li>
  )
}
