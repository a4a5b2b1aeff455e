import { useShown } from '../../../shared/activity/shown.ts'
import { PersonalPart } from '../../../shared/personal/personal-part.tsx'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { Account } from './account.tsx'
import { EmptyCard, EmptyShape } from './empty-card.tsx'
import { NotJoined } from './not-joined.tsx'
import { useCashback } from './use-cashback.ts'

/** The account's progress, or what will be shown after registration. */
export const Cashback = () => {
  const t = useText(text)
  const { personalStatus } = useShown()
  const cashback = useCashback()
  const online = useOnline()
  const { gate, error, isFetching, person } = personalStatus
  const isChecking = gate === undefined
  if (gate !== 'joined' && (!isChecking || (error !== null && !isFetching && online))) return <NotJoined gate={gate} />
  return (
    <PersonalPart
      personal={isChecking ? { ...cashback, isReady: false, data: undefined, error: null } : cashback}
      level="login"
      skeleton={
        person === undefined ? (
          <EmptyShape />
        ) : (
          <div className={`${styles.cashbackSkeleton} ${skeletonStyles.skeleton}`} />
        )
      }
    >
      {(data) =>
        data.registration && data.shown ? (
          <Account cashback={data} />
        ) : (
          <EmptyCard title={t.otherAccount} why={t.otherAccountWhy}>
            <a
              className="button button-plain"
              href={`#/selectLogin?way=account&back=${encodeURIComponent('/tradeCashback')}`}
            >
              {t.switchAccount}
            </a>
          </EmptyCard>
        )
      }
    </PersonalPart>
  )
}
