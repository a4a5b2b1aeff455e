import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { useShown } from '../../../shared/activity/shown.ts'
import { ApplicationCard } from '../../../shared/offerings/lazy.tsx'
import type { OfferProps } from '../../../shared/offerings/offer-props.ts'
import { applicationFor, applyStatusAt } from '../../../shared/offerings/phase.ts'
import { PersonalPart } from '../../../shared/personal/personal-part.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

const Quiet = ({ title, why }: { title: string; why: string }) => (
  <div className={`${blocksStyles.card} ${styles.bondNone}`}>
    <strong>{title}</strong>
    <p>{why}</p>
  </div>
)

/**
 * The account's application in this series. A visitor who is not logged in has the login link at the bottom of the page.
 */
export const MyApplication = ({ now, ...offer }: OfferProps & { now: number }) => {
  const t = useText(text)
  const { gate } = useShown().personalStatus
  const { offering, mine } = offer
  // an earlier application remains visible and can be cancelled
  if (gate === 'ineligible' && !applicationFor(mine.data, offering.code)) return null
  return (
    <Section title={t.mine}>
      {mine.isReady && !mine.isLoggedIn ? (
        <Quiet title={t.loggedOut} why={t.loggedOutWhy} />
      ) : (
        <PersonalPart
          personal={mine}
          level="login"
          skeleton={<div className={`${styles.bondMineShape} ${skeletonStyles.skeleton}`} />}
        >
          {(data) => {
            const application = applicationFor(data, offering.code)
            if (application) return <ApplicationCard application={application} {...offer} />
            const status = applyStatusAt(offering, data, now)
            if (status === 'open') return <Quiet title={t.noneYet} why={t.noneYetWhy} />
            return <Quiet title={t.noneYet} why={t.noneNow} />
          }}
        </PersonalPart>
      )}
    </Section>
  )
}
