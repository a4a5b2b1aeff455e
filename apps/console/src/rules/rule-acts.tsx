import type { RuleRevision } from '@foyer/api/staff/activity-rules'
import type { RuleFault } from '@foyer/api/staff/rules'
import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { useState } from 'react'
import { useActAddress } from '../acts/act-address.ts'
import { ActForm } from '../acts/act-form.tsx'
import { dropDraft } from '../acts/draft.ts'
import { useAct } from '../acts/query.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { Modal } from '../ui/modal.tsx'
import { useSay } from '../ui/toasts.tsx'
import { faultText, text } from './text.ts'

/** The acts on a proposal, with the calls that perform them. */
export const proposalActs = {
  approve: 'POST /staff/rules/decide',
  decline: 'POST /staff/rules/decide',
  withdraw: 'POST /staff/rules/withdraw',
} as const
export type ProposalAct = keyof typeof proposalActs
const isProposalAct = (name: string | null): name is ProposalAct => name !== null && name in proposalActs

/** What the server did instead of the act. */
interface Refused {
  readonly outcome: 'own' | 'outdated' | 'faulty'
  readonly faults: readonly RuleFault[]
}

const RefusedNotice = ({ refused: { outcome, faults } }: { refused: Refused }) => {
  const t = useText(text)
  const words = useText(faultText)
  return (
    <div className="notice notice-bad" role="alert">
      <p>{t[outcome]}</p>
      {faults.length > 0 && (
        <ul>
          {faults.map(({ path, code }) => (
            <li key={`${path} ${code}`}>{words[code]}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface ActProps {
  readonly act: ProposalAct
  readonly activity: number
  readonly proposal: RuleRevision
}

const Act = ({ act, activity, proposal: { revision } }: ActProps) => {
  const t = useText(text)
  const say = useSay()
  const { close } = useActAddress()
  const [refused, setRefused] = useState<Refused>()
  const end = (outcome: string, faults: readonly RuleFault[] = []) => {
    if (outcome === 'own' || outcome === 'outdated' || outcome === 'faulty') return setRefused({ outcome, faults })
    dropDraft()
    say(t[`${act}Done`])
    close()
  }
  const lists = ['POST /staff/rules', 'POST /staff/rules/show'] as const
  const decide = useAct('POST /staff/rules/decide', lists, ({ outcome, faults }) => end(outcome, faults))
  const withdraw = useAct('POST /staff/rules/withdraw', lists, ({ outcome }) => end(outcome))
  const { isBusy, fault, clear } = act === 'withdraw' ? withdraw : decide
  const run = (reason: string) => {
    if (act === 'withdraw') withdraw.run({ activity, revision, reason })
    else decide.run({ activity, revision, decision: act, reason })
  }
  return (
    <ActForm
      form={`rule ${act} ${activity} ${revision}`}
      confirm={t[act]}
      isDangerous={act !== 'approve'}
      isOver={refused !== undefined}
      {...{ isBusy, fault, clear, run, close }}
    >
      {refused && <RefusedNotice refused={refused} />}
    </ActForm>
  )
}

/** The dialog of the act that the address names, for the revision that the address names. */
export const RuleActs = ({ activity, proposal }: { activity: number; proposal: RuleRevision | null }) => {
  const t = useText(text)
  const { session } = useSession()
  const { act, id, close } = useActAddress()
  // the dialog keeps the revision that the person looked at after a newer one is stored
  const [looked, setLooked] = useState<RuleRevision>()
  const isWanted = isProposalAct(act) && admits(proposalActs[act], session.roles)
  if (isWanted && proposal && String(proposal.revision) === id && looked?.revision !== proposal.revision)
    setLooked(proposal)
  const known = isWanted && looked && String(looked.revision) === id ? { act, proposal: looked } : undefined
  return (
    <Modal
      isOpen={known !== undefined}
      close={() => {
        dropDraft()
        close()
      }}
      title={known ? fill(t[`${known.act}Title`], { revision: known.proposal.revision }) : ''}
      lead={known && <p>{t[`${known.act}Lead`]}</p>}
    >
      {known && <Act key={known.act} act={known.act} activity={activity} proposal={known.proposal} />}
    </Modal>
  )
}
