import type { Passkey } from '@foyer/api/passkeys'
import { useId } from 'react'
import { deviceNames } from '../../../../shared/devices/names.ts'
import { text as deviceText } from '../../../../shared/devices/text.ts'
import { formatMoment } from '../../../../shared/format/hong-kong-time.ts'
import { passkeyIcon } from '../../../../shared/passkeys/icon.ts'
import { useLanguage } from '../../../../shared/text/language.ts'
import { fill } from '../../../../shared/text/table.ts'
import { useText } from '../../../../shared/text/use-text.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import * as sessionStyles from '../sessions.module.css'
import * as styles from './passkeys.module.css'
import { text } from './text.ts'

interface PasskeyCardProps {
  passkey: Passkey
  onRename: () => void
  onDelete: () => void
}

/** One passkey: its name or the device that made it, its account and times, and what its owner can do with it. */
export const PasskeyCard = ({ passkey, onRename, onDelete }: PasskeyCardProps) => {
  const t = useText(text)
  const device = useText(deviceText)
  const language = useLanguage()
  const id = useId()
  const { name, account, isSynced, createdAt, lastUsedAt } = passkey
  const made = fill(device.on, deviceNames(device, passkey))
  const facts = [
    [t.account, account],
    [t.lastUsed, lastUsedAt === null ? t.never : formatMoment(language, lastUsedAt)],
    [t.createdAt, formatMoment(language, createdAt)],
    [t.place, isSynced ? t.synced : t.local],
  ] as const
  return (
    <li className={sessionStyles.session}>
      <div className={styles.head}>
        <span className={styles.icon}>
          <Icon path={passkeyIcon} size={22} />
        </span>
        <div>
          <h3 id={`${id}-name`}>{name ?? made}</h3>
          {name !== null && <small>{made}</small>}
        </div>
      </div>
      <dl className={styles.facts}>
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd className="numbers">{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.acts}>
        <button
          type="button"
          id={`${id}-rename`}
          className={sessionStyles.sessionEnd}
          aria-labelledby={`${id}-rename ${id}-name`}
          onClick={onRename}
        >
          {t.rename}
        </button>
        <button
          type="button"
          id={`${id}-delete`}
          className={sessionStyles.sessionEnd}
          aria-labelledby={`${id}-delete ${id}-name`}
          onClick={onDelete}
        >
          {t.delete}
        </button>
      </div>
    </li>
  )
}
