import { ActivityPage } from '../../shared/activity/activity-page.tsx'
import { Blocks } from '../../shared/activity/blocks/blocks.tsx'
import { showPart } from '../../shared/activity/show-part.ts'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { useText } from '../../shared/text/use-text.ts'
import { ClaimAction } from './parts/claim-action.tsx'
import { CodeStateProvider } from './parts/code-state.tsx'
import { DataPassed } from './parts/data-passed.tsx'
import { JoinedAction, voucherId } from './parts/joined-action.tsx'
import { Period } from './parts/period.tsx'
import { Voucher } from './parts/voucher.tsx'
import { VoucherOutcome } from './parts/voucher-outcome.tsx'
import { VoucherSlot } from './parts/voucher-slot.tsx'
import { text } from './text.ts'

export { text }

/** R29: a partner's voucher, the data that a claim passes on, and the state of the voucher. */
export const Page = (_: PageProps) => {
  const t = useText(text)
  const next = { label: t.toVoucher, onPress: () => showPart(voucherId) }
  const consent = { name: 'partner_mobile', label: t.consent, why: t.consentWhy } as const
  return (
    <ServerState>
      <CodeStateProvider>
        <ActivityPage
          code="food-delivery"
          painted={text}
          facts={<Period />}
          card={<VoucherSlot />}
          actions={{
            signIn: t.signIn,
            available: <ClaimAction />,
            sheet: { title: t.claim, action: t.confirm },
            joined: <JoinedAction />,
            full: t.poolEmpty,
            joinedTitle: t.claimed,
            outcome: <VoucherOutcome />,
            next,
            consent,
          }}
        >
          <Voucher />
          <Blocks without="rewards" after={{ kind: 'steps', part: <DataPassed /> }} />
        </ActivityPage>
      </CodeStateProvider>
    </ServerState>
  )
}
