import type { AccessReply } from '@foyer/api/conversion'
import { failureOf } from '../../../platform/session.ts'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { useShown } from '../../../shared/activity/shown.ts'
import { NotFound } from '../../../shared/conversion/not-found.tsx'
import { useJoinedNow } from '../../../shared/conversion/use-joined-now.ts'
import { PersonalPart } from '../../../shared/personal/personal-part.tsx'
import type { Personal } from '../../../shared/personal/use-personal.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../../../shared/ui/skeleton.module.css'
import * as pageStyles from '../page.module.css'
import { text } from '../text.ts'
import { Checks } from './checks.tsx'
import { Chosen } from './chosen.tsx'
import { Consents } from './consents.tsx'
import type { Agreement } from './use-agreement.ts'

const Shapes = () => {
  const t = useText(text)
  return (
    <div className={pageStyles.access}>
      <div className={`${styles.skeleton} ${pageStyles.chosenShape}`} />
      <Section title={t.checks}>
        <div className={`${styles.skeleton} ${pageStyles.checksShape}`} />
      </Section>
    </div>
  )
}

interface AccessProps {
  personal: Personal<AccessReply>
  agreement: Agreement
  isOffer: boolean
}

/** The chosen offer, each rule with the person's state, and the consents. */
export const Access = ({ personal, agreement, isOffer }: AccessProps) => {
  const t = useText(text)
  const { personalStatus } = useShown()
  useJoinedNow(personalStatus.gate, personal.refetch)
  const reason = personal.error
    ? failureOf<'POST /user/:number/conversion/access' | 'GET /conversion/access/:offer'>(personal.error).reason
    : undefined
  if (!isOffer) return <NotFound title={t.unknownOffer} why={t.unknownOfferWhy} />
  // the activity page around it is about to replace the whole page with this reason
  if (reason === 'activity_mainland') return <Shapes />
  return (
    <PersonalPart personal={personal} level="tourist" skeleton={<Shapes />}>
      {(access) => (
        <div className={pageStyles.access}>
          <Chosen access={access} />
          <Checks access={access} />
          <Consents
            access={access}
            agreement={agreement}
            canReserve={personalStatus.gate === 'joined' && access.isGranted}
          />
        </div>
      )}
    </PersonalPart>
  )
}
