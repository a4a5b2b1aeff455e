import type { CampaignAct, CampaignDetail } from '@foyer/api/staff/campaigns'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import type { Language } from '@foyer/staff-interface/languages'
import { fill, type Texts } from '@foyer/staff-interface/table'
import { dateTime } from '@foyer/staff-interface/time'
import { CircleCheck, CircleX, Clock, Hourglass, type LucideIcon, PencilLine, Radio, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import { useActAddress } from '../acts/act-address.ts'
import { Button } from '../ui/button.tsx'
import { faultText } from './fault-text.ts'
import { pageText } from './text.ts'
import { useActorName } from './words.tsx'

interface Notice {
  readonly icon: LucideIcon
  readonly tone: 'plain' | 'warn' | 'bad' | 'good'
  readonly title: string
  readonly lead: string
}

type Names = ReturnType<typeof useActorName>

const noticeOf = (
  { summary, authors, submittedBy, approvedBy, stopped, history, faults, acts }: CampaignDetail,
  t: Texts<typeof pageText>,
  nameOf: Names,
  language: Language,
): Notice => {
  const { state, revision, schedule } = summary
  const many = { count: faults.length }
  const back = history.find(({ event }) => event === 'return')
  switch (state) {
    case 'submitted': {
      if (!acts.includes('approve'))
        return { icon: Hourglass, tone: 'warn', title: t.waitsOther, lead: t.waitsOtherLead }
      const names = authors.map(nameOf).join(', ')
      const submitter = submittedBy ? nameOf(submittedBy) : ''
      const lead = fill(t.waitsApprovalLead, { revision, names, submitter })
      return { icon: Hourglass, tone: 'warn', title: t.waitsApproval, lead }
    }
    case 'returned': {
      const [first] = stopped ?? []
      if (first) {
        const lead = `${faultText(first, language)} ${t.isStoppedLead}`
        return { icon: CircleX, tone: 'bad', title: t.isStopped, lead }
      }
      const lead = back?.reason ? fill(t.reasonOf, { reason: back.reason }) : ''
      return { icon: Undo2, tone: 'bad', title: t.isReturned, lead }
    }
    case 'approved': {
      const at = schedule.publishAt === null ? '' : dateTime(language, schedule.publishAt)
      const lead = fill(t.isApprovedLead, { by: approvedBy ? nameOf(approvedBy) : '', at })
      return { icon: Clock, tone: 'good', title: t.isApproved, lead }
    }
    case 'live':
      return { icon: Radio, tone: 'good', title: t.isLive, lead: fill(t.isLiveLead, { revision }) }
    case 'closed': {
      const reason = history.find(({ event }) => event === 'close')?.reason
      const lead = [reason && fill(t.reasonOf, { reason }), t.isClosedLead].filter(Boolean).join(' ')
      return { icon: CircleCheck, tone: 'plain', title: t.isClosed, lead }
    }
    default:
      return {
        icon: PencilLine,
        tone: 'plain',
        title: faults.length > 0 ? fill(t.isDraftFaults, many) : t.isDraftReady,
        lead: '',
      }
  }
}

/** The acts in the order in which a person most likely needs them. */
const order = ['approve', 'submit', 'return', 'withdraw', 'schedule', 'close'] as const satisfies readonly CampaignAct[]

/** What happens next to a campaign, and the acts that the person has. */
export const NextAct = ({ campaign }: { campaign: CampaignDetail }) => {
  const t = useText(pageText)
  const language = useLanguage()
  const nameOf = useActorName()
  const { open } = useActAddress()
  const { summary, acts, faults } = campaign
  const { icon: Icon, tone, title, lead } = noticeOf(campaign, t, nameOf, language)
  const shown = order.filter((act) => acts.includes(act))
  // what has faults is mended before it is submitted
  const isFaulty = faults.length > 0 && acts.includes('edit') && acts.includes('submit')
  const kindOf = (act: (typeof order)[number]) =>
    act === 'approve' || (act === 'submit' && !isFaulty) ? 'main' : 'plain'
  return (
    <section className={`next-act next-act-${tone}`} aria-label={title}>
      <Icon className="next-act-icon" size={20} aria-hidden="true" />
      <div className="next-act-text">
        <h2>{title}</h2>
        {lead && <p className="soft">{lead}</p>}
        {summary.liveRevision !== null && summary.state !== 'live' && (
          <p className="soft">{fill(t.liveToo, { revision: summary.liveRevision })}</p>
        )}
      </div>
      {shown.length > 0 && (
        <div className="next-act-acts">
          {isFaulty && (
            <Link className="button button-main" to={`/campaigns/${summary.id}/edit`}>
              {t.mend}
            </Link>
          )}
          {shown.map((act) => (
            // the version that the person looked at is in the address, so that it survives a proof of identity
            <Button key={act} kind={kindOf(act)} onClick={() => open(act, String(summary.revision))}>
              {t[act]}
            </Button>
          ))}
        </div>
      )}
    </section>
  )
}
