import type { PartnerVoucher, PartnerVoucherReply } from '@foyer/api/partners'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { useShown } from '../../../shared/activity/shown.ts'
import { useRefetchAt } from '../../../shared/activity/use-refetch-at.ts'
import { PersonalPart } from '../../../shared/personal/personal-part.tsx'
import type { Personal } from '../../../shared/personal/use-personal.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import { useRefreshAfterClaim, useVoucher } from './use-voucher.ts'
import * as styles from './voucher.module.css'
import { VoucherFacts } from './voucher-facts.tsx'
import { text } from './voucher-text.ts'

/**
 * The time when a voucher changes automatically: its expiry, or 0 for any moment while the partner has not answered.
 */
const nextMoment = (voucher: PartnerVoucher | null | undefined): number => {
  if (voucher?.status === 'queued') return 0
  return (voucher?.status === 'available' && voucher.validUntil) || Number.POSITIVE_INFINITY
}

const useFollow = ({ data, refetch }: Personal<PartnerVoucherReply>): void => {
  const next = nextMoment(data?.voucher)
  // a voucher that waits for the partner is polled with increasing pauses, independent of the clock
  useRefetchAt([next], next === 0 ? 0 : (data?.asOf ?? 0), refetch)
}

/** What the person should know about their voucher, which is the card above. */
export const Voucher = () => {
  const t = useText(text)
  const { personalStatus } = useShown()
  const claimed = personalStatus.status?.participation?.reference
  const personal = useVoucher()
  useRefreshAfterClaim(personal, claimed)
  useFollow(personal)
  if (claimed === undefined) return null
  return (
    <Section title={personal.data?.voucher?.status === 'available' ? t.usage : t.title}>
      <PersonalPart
        personal={personal}
        level="register"
        skeleton={<div className={`${skeletonStyles.skeleton} ${styles.voucherSkeleton}`} />}
      >
        {({ voucher }) => voucher && <VoucherFacts voucher={voucher} />}
      </PersonalPart>
    </Section>
  )
}
