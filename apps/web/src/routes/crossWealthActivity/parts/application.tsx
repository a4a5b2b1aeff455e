import { Section } from '../../../shared/activity/blocks/section.tsx'
import { useShown } from '../../../shared/activity/shown.ts'
import { useRefetchAt } from '../../../shared/activity/use-refetch-at.ts'
import { PersonalPart } from '../../../shared/personal/personal-part.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import * as styles from '../page.module.css'
import type { ApplicationProps } from './application-card.tsx'
import { text } from './application-text.ts'
import { useApplication, useRefreshAfterApplying } from './use-application.ts'

const shape = <div className={`${skeletonStyles.skeleton} ${styles.applicationShape}`} />
const Card = lazyPart<ApplicationProps>(
  () => import('./application-card.tsx').then((part) => part.ApplicationCard),
  shape,
)

/** The person's application. The page polls while the partner has not answered. */
export const Application = () => {
  const t = useText(text)
  const { personalStatus } = useShown()
  const applied = personalStatus.status?.participation?.reference
  const personal = useApplication()
  useRefreshAfterApplying(personal, applied)
  const isQueued = personal.data?.voucher?.status === 'queued'
  useRefetchAt([isQueued ? 0 : Number.POSITIVE_INFINITY], isQueued ? 0 : (personal.data?.asOf ?? 0), personal.refetch)
  if (applied === undefined) return null
  return (
    <Section title={t.title}>
      <PersonalPart personal={personal} level="register" skeleton={shape}>
        {({ voucher }) => voucher && <Card application={voucher} reference={applied} />}
      </PersonalPart>
    </Section>
  )
}
