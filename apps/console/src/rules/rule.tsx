import { inLanguage } from '@foyer/api/languages'
import type { ActivityRuleShown, RuleRevision } from '@foyer/api/staff/activity-rules'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { dateTime } from '@foyer/staff-interface/time'
import { ChartColumn, Gift, PencilLine } from 'lucide-react'
import { Link } from 'react-router'
import { useActAddress } from '../acts/act-address.ts'
import { useReadOf } from '../acts/query.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Failure } from '../ui/failure.tsx'
import { LoadingRows } from '../ui/loading-rows.tsx'
import { Page } from '../ui/page.tsx'
import { PhaseBadge } from './activity-list.tsx'
import { whole } from './amounts.ts'
import { RuleActs } from './rule-acts.tsx'
import { RuleEditor } from './rule-editor.tsx'
import { RuleChanges, RuleFacts } from './rule-facts.tsx'
import { text } from './text.ts'

/** The proposal that waits for a decision, with the acts of those who may decide. */
const Proposal = ({ proposal, inForce }: { proposal: RuleRevision; inForce: RuleRevision | null }) => {
  const t = useText(text)
  const language = useLanguage()
  const { session } = useSession()
  const { open } = useActAddress()
  const { revision, proposedBy, proposedAt, reason, rule } = proposal
  const isOwn = proposedBy.id === session.id
  const mayDecide = admits('POST /staff/rules/decide', session.roles)
  const act = (name: 'approve' | 'decline' | 'withdraw') => () => open(name, String(revision))
  return (
    <section className="panel rule-proposal">
      <div className="rule-head">
        <h2>{fill(t.proposal, { revision })}</h2>
        <Badge tone="warn" dot>
          {t.isProposed}
        </Badge>
      </div>
      <p className="soft">
        {fill(t.proposedBy, { name: proposedBy.name, at: dateTime(language, proposedAt) })} · {reason}
      </p>
      <RuleChanges before={inForce?.rule ?? null} after={rule} />
      {isOwn && mayDecide && <p className="notice rule-note">{t.own}</p>}
      <div className="rule-acts">
        {mayDecide && !isOwn && (
          <>
            <Button kind="main" onClick={act('approve')}>
              {t.approve}
            </Button>
            <Button onClick={act('decline')}>{t.decline}</Button>
          </>
        )}
        {admits('POST /staff/rules/withdraw', session.roles) && <Button onClick={act('withdraw')}>{t.withdraw}</Button>}
      </div>
    </section>
  )
}

const InForce = ({ shown, revision }: { shown: ActivityRuleShown; revision: RuleRevision }) => {
  const t = useText(text)
  const language = useLanguage()
  const { isLive, places, codes } = shown
  const isShort = places !== null && codes.some(({ free }) => free < places.remaining)
  return (
    <section className="panel">
      <div className="rule-head">
        <h2>{t.inForce}</h2>
        {isLive && <Badge tone="brand">{t.live}</Badge>}
      </div>
      <p className="soft">
        {fill(t.since, {
          at: dateTime(language, revision.decidedAt ?? revision.proposedAt),
          revision: revision.revision,
        })}
      </p>
      {isShort && <p className="notice notice-warn">{t.codesMissing}</p>}
      <RuleFacts rule={revision.rule} />
      {(places !== null || codes.length > 0) && (
        <dl className="facts">
          {places && (
            <div className="fact">
              <dt>{t.placesLeft}</dt>
              <dd>
                {fill(t.placesOf, {
                  remaining: whole(language, places.remaining),
                  total: whole(language, places.total),
                })}
              </dd>
            </div>
          )}
          {codes.map(({ item, free, total }) => (
            <div className="fact" key={item}>
              <dt>{fill(t.codesLeft, { item })}</dt>
              <dd>{fill(t.placesOf, { remaining: whole(language, free), total: whole(language, total) })}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

const tones = { proposed: 'warn', approved: 'good', declined: 'bad', withdrawn: 'neutral' } as const

const History = ({ history }: { history: readonly RuleRevision[] }) => {
  const t = useText(text)
  const language = useLanguage()
  return (
    <section className="panel">
      <h2>{t.history}</h2>
      <div className="table-box">
        <table className="data-table" aria-label={t.history}>
          <thead>
            <tr>
              <th scope="col">{t.revision}</th>
              <th scope="col">{t.status}</th>
              <th scope="col">{t.author}</th>
              <th scope="col">{t.decider}</th>
            </tr>
          </thead>
          <tbody>
            {history.map((one) => (
              <tr key={one.revision}>
                <td data-part="title">
                  <span className="stacked">
                    <span className="strong">{one.revision}</span>
                    <span className="faint">{t[one.rule.kind]}</span>
                  </span>
                </td>
                <td data-name={t.status}>
                  <Badge tone={tones[one.status]} dot>
                    {t[one.status]}
                  </Badge>
                </td>
                <td data-name={t.author}>
                  <span className="stacked">
                    <span>{one.proposedBy.name}</span>
                    <span className="faint time">{dateTime(language, one.proposedAt)}</span>
                    <span className="soft">{one.reason}</span>
                  </span>
                </td>
                <td data-name={t.decider}>
                  {one.decidedBy && one.decidedAt !== null && (
                    <span className="stacked">
                      <span>{one.decidedBy.name}</span>
                      <span className="faint time">{dateTime(language, one.decidedAt)}</span>
                      <span className="soft">{one.decisionReason}</span>
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** The rule of one activity: in force, proposed and its history. */
export const Rule = ({ number }: { number: number }) => {
  const t = useText(text)
  const language = useLanguage()
  const { session } = useSession()
  const { act, open } = useActAddress()
  const { data: shown, fault, again } = useReadOf('POST /staff/rules/show', { activity: number })
  const mayPropose = admits('POST /staff/rules/propose', session.roles) && shown?.activity.source !== 'built_in'
  const isEditing = act === 'edit' && mayPropose
  const write = () => open('edit')
  return (
    <Page
      title={inLanguage(shown?.activity.title, language) ?? t.title}
      lead={shown && `${number} · ${shown.activity.code}`}
      back={{ to: '/rules', name: t.back }}
      state={shown && <PhaseBadge phase={shown.activity.phase} />}
      acts={
        shown && (
          <>
            <Link className="button button-plain" to={`/results?activity=${number}`}>
              <ChartColumn size={16} aria-hidden="true" />
              {t.results}
            </Link>
            {mayPropose && shown.inForce && !isEditing && (
              <Button kind="main" icon={<PencilLine size={16} aria-hidden="true" />} onClick={write}>
                {t.change}
              </Button>
            )}
          </>
        )
      }
    >
      {!shown && !fault && <LoadingRows />}
      {fault && <Failure fault={fault} again={again} isWhole={!shown} />}
      {shown?.activity.source === 'built_in' && <p className="notice rule-note">{t.builtInLead}</p>}
      {shown && isEditing && <RuleEditor shown={shown} />}
      {shown?.proposed && !isEditing && <Proposal proposal={shown.proposed} inForce={shown.inForce} />}
      {shown?.inForce && !isEditing && <InForce shown={shown} revision={shown.inForce} />}
      {shown && shown.activity.source === 'none' && !shown.proposed && !isEditing && (
        <Empty
          icon={Gift}
          title={t.noRuleTitle}
          text={t.noRuleLead}
          act={
            mayPropose && (
              <Button kind="main" onClick={write}>
                {t.propose}
              </Button>
            )
          }
        />
      )}
      {shown && shown.history.length > 0 && !isEditing && <History history={shown.history} />}
      {shown && <RuleActs activity={number} proposal={shown.proposed} />}
    </Page>
  )
}
