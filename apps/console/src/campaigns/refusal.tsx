import type { CampaignActReply } from '@foyer/api/staff/campaigns'
import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { actText, stateNames } from './text.ts'

/** Why an act changed nothing. */
export const Refusal = ({ refused }: { refused: CampaignActReply | undefined }) => {
  const t = useText(actText)
  const states = useText(stateNames)
  if (!refused || refused.outcome === 'done') return null
  const { revision, state } = refused.campaign.summary
  const texts = {
    older: fill(t.older, { revision }),
    state: fill(t.state, { state: states[state] }),
    author: t.authorOutcome,
    faulty: t.faulty,
  }
  return (
    <p className="notice notice-bad" role="alert">
      {texts[refused.outcome]}
    </p>
  )
}
