import { useUser } from '../../../platform/user-store.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { checkIcon, forwardIcon } from '../../../shared/ui/later-icons.ts'
import { useTitle } from '../../../shared/ui/use-title.ts'
import { useFirm } from '../form/use-provider.ts'
import { cardIcon, messageIcon } from '../icons.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { OpenAppCard } from './open-app-card.tsx'

interface MethodProps {
  href: string
  icon: string
  name: string
  lead: string
  /** the method that most people need next */
  isUsual: boolean
}

const Method = ({ href, icon, name, lead, isUsual }: MethodProps) => (
  <li>
    <a className={styles.way} href={href} data-usual={isUsual || undefined}>
      <span className={styles.wayIcon}>
        <Icon path={icon} />
      </span>
      <span className={styles.wayWords}>
        <strong>{name}</strong>
        <small>{lead}</small>
      </span>
      <Icon path={forwardIcon} mirrors size={20} />
    </a>
  </li>
)

/** The three methods. A phone that is already signed in is shown; the account then needs one step less. */
export const Methods = ({ back, provider }: { back: string; provider: boolean }) => {
  const t = useText(text)
  const firm = useFirm()
  const userInfo = useUser((state) => state.userInfo)
  useTitle(t.title)
  const account = `/selectLogin?way=account&back=${encodeURIComponent(back)}`
  return (
    <ul role="list" className={styles.ways}>
      {userInfo ? (
        <li className={`${styles.way} ${styles.wayDone}`}>
          <span className={styles.wayIcon}>
            <Icon path={checkIcon} />
          </span>
          <span className={styles.wayWords}>
            <strong>{t.phone}</strong>
            <small className="numbers">{userInfo.mobileNo}</small>
          </span>
          <small className={styles.wayState}>{t.done}</small>
        </li>
      ) : (
        <Method
          href={`#/loginPage?back=${encodeURIComponent(back)}`}
          icon={messageIcon}
          name={t.phone}
          lead={t.phoneLead}
          isUsual
        />
      )}
      <Method
        href={userInfo ? `#${account}` : `#/loginPage?back=${encodeURIComponent(account)}`}
        icon={cardIcon}
        name={provider ? fill(t.continueWith, { firm }) : t.account}
        lead={userInfo ? t.accountLead : t.accountFirst}
        isUsual={userInfo !== null}
      />
      <OpenAppCard />
    </ul>
  )
}
