import { useShown } from '../../../shared/activity/shown.ts'
import { PersonalPart } from '../../../shared/personal/personal-part.tsx'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import * as styles from '../page.module.css'
import { Account } from './account.tsx'
import { OtherAccount } from './other-account.tsx'
import { useCashback } from './use-cashback.ts'

/**
 * The account's progress. Nothing for a person who has not joined: the panel at the bottom says what to do, and the card
 * shows the tiers.
 */
export const Cashback = () => {
  const { personalStatus } = useShown()
  const cashback = useCashback()
  const { gate, error, isFetching, person } = personalStatus
  const isChecking = gate === undefined
  if (isChecking ? person === undefined || (error !== null && !isFetching) : gate !== 'joined') return null
  return (
    <PersonalPart
      personal={isChecking ? { ...cashback, isReady: false, data: undefined, error: null } : cashback}
      level="login"
      skeleton={<div className={`${styles.cashbackSkeleton} ${skeletonStyles.skeleton}`} />}
    >
      {(data) => (data.registration && data.shown ? <Account cashback={data} /> : <OtherAccount />)}
    </PersonalPart>
  )
}
