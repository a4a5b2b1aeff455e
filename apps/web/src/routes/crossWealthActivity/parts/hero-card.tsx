import { useShown } from '../../../shared/activity/shown.ts'
import { useRefetchAt } from '../../../shared/activity/use-refetch-at.ts'
import { PersonalPart } from '../../../shared/personal/personal-part.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import * as styles from '../page.module.css'
import type { ApplicationProps } from './application-card.tsx'
import { Residence } from './residence.tsx'
import { useApplication, useRefreshAfterApplying } from './use-application.ts'

const shape = <div className={styles.applicationShape} />
const Card = lazyPart<ApplicationProps>(
  () => import('./application-card.tsx').then((part) => part.ApplicationCard),
  shape,
)

/**
 * The choice of a place of residence before a person applies, and afterwards the application. The page polls while the partner
 * has not answered.
 */
export const HeroCard = () => {
  const { personalStatus } = useShown()
  const applied = personalStatus.status?.participation?.reference
  const personal = useApplication()
  useRefreshAfterApplying(personal, applied)
  const isQueued = personal.data?.voucher?.status === 'queued'
  useRefetchAt([isQueued ? 0 : Number.POSITIVE_INFINITY], isQueued ? 0 : (personal.data?.asOf ?? 0), personal.refetch)
  if (applied === undefined) return <Residence />
  return (
    <PersonalPart personal={personal} level="register" skeleton={shape}>
      {({ voucher }) => (voucher ? <Card application={voucher} reference={applied} /> : shape)}
    </PersonalPart>
  )
}
