import type { CampaignChange } from '@foyer/api/staff/campaign-revisions'
import type { CampaignDetail } from '@foyer/api/staff/campaigns'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { dateTime } from '@foyer/staff-interface/time'
import { GitCompare } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useReadOf } from '../acts/query.ts'
import { Badge, type Tone } from '../ui/badge.tsx'
import { Empty } from '../ui/empty.tsx'
import { Failure } from '../ui/failure.tsx'
import { Segments, SelectField } from '../ui/field.tsx'
import { LoadingRows } from '../ui/loading-rows.tsx'
import { Compared } from './compared/compared.tsx'
import { comparedText } from './compared/text.ts'
import { blockNames, fieldText, languageNames } from './fault-text.ts'
import { blockName } from './overview.tsx'
import { pageText, partText } from './text.ts'

type View = 'texts' | 'pages'

const tones: Readonly<Record<CampaignChange['kind'], Tone>> = {
  added: 'good',
  removed: 'bad',
  moved: 'warn',
  changed: 'neutral',
}

/** The part of a campaign that a change is in. */
const usePlace = () => {
  const t = useText(pageText)
  const p = useText(partText)
  const names = useText(blockNames)
  return ({ part, block, blockKind }: CampaignChange): string => {
    if (part === 'activity') return t.activity
    if (part === 'rule') return t.ruleName
    if (part === 'schedule') return t.scheduleName
    const nth = (block ?? 0) + 1
    return part === 'stage' ? fill(t.stage, { nth }) : `${fill(p.block, { nth })} · ${blockName(names, blockKind)}`
  }
}

const Side = ({ text, kind }: { text: string | null; kind: 'before' | 'after' }) => {
  const p = useText(partText)
  const language = useLanguage()
  if (text === null) return <span className="faint">{p.nothing}</span>
  const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d\+08:00$/.test(text)
  return <span className={`change-text diff-${kind}`}>{isMoment ? dateTime(language, Date.parse(text)) : text}</span>
}

const Change = ({ change }: { change: CampaignChange }) => {
  const p = useText(partText)
  const language = useLanguage()
  const languages = useText(languageNames)
  const place = usePlace()(change)
  const { kind, field, before, after } = change
  const where = [
    field && fieldText(field.replace(/^parameters\./, ''), language),
    change.language && languages[change.language],
  ]
  return (
    <li className="change-card">
      <p className="change-head">
        <Badge tone={tones[kind]}>{p[kind]}</Badge>
        <span className="strong">{place}</span>
        <span className="soft">{where.filter(Boolean).join(' · ')}</span>
      </p>
      {kind === 'moved' ? (
        <p>{fill(p.movedFrom, { before: before ?? '', after: after ?? '' })}</p>
      ) : (
        <dl className="sides">
          <div>
            <dt>{p.before}</dt>
            <dd>
              <Side text={before} kind="before" />
            </dd>
          </div>
          <div>
            <dt>{p.after}</dt>
            <dd>
              <Side text={after} kind="after" />
            </dd>
          </div>
        </dl>
      )}
    </li>
  )
}

/** The differences between two versions, text by text or as pages: by default what changed since the page that clients see. */
export const Changes = ({ campaign: { summary } }: { campaign: CampaignDetail }) => {
  const t = useText(pageText)
  const p = useText(partText)
  const c = useText(comparedText)
  const [query, setQuery] = useSearchParams()
  const { id, revision, liveRevision } = summary
  const { data, fault, again } = useReadOf('POST /staff/campaigns/revisions', { id })
  const known = data?.revisions.map((one) => one.revision) ?? []
  const chosen = (name: string): number | undefined => {
    const text = query.get(name) ?? ''
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
  }
  const to = chosen('to') ?? revision
  const view: View = query.get('view') === 'pages' ? 'pages' : 'texts'
  const earlier = liveRevision !== null && liveRevision < to ? liveRevision : known.find((one) => one < to)
  const from = chosen('from') ?? earlier
  const diff = useReadOf(
    'POST /staff/campaigns/revisions/diff',
    { id, from: from ?? 1, to },
    { isWanted: from !== undefined },
  )
  const choose = (more: Readonly<Record<string, string>>) =>
    setQuery({ part: 'changes', from: String(from ?? ''), to: String(to), view, ...more })
  const choices = [...new Set([...known, to, ...(from === undefined ? [] : [from])])]
    .sort((one, other) => other - one)
    .map((one) => [String(one), fill(t.version, { revision: one })] as const)
  if (fault && !data) return <Failure fault={fault} again={again} isWhole />
  if (!data) return <LoadingRows />
  if (from === undefined) return <Empty icon={GitCompare} title={p.oneVersion} text={p.oneVersionLead} />
  return (
    <div className="campaign-section">
      <div className="compare">
        <SelectField<string>
          label={p.from}
          value={String(from)}
          choices={choices}
          choose={(one) => choose({ from: one })}
        />
        <SelectField<string> label={p.to} value={String(to)} choices={choices} choose={(one) => choose({ to: one })} />
      </div>
      {diff.fault && <Failure fault={diff.fault} again={diff.again} isWhole />}
      {!diff.data && !diff.fault && <LoadingRows />}
      {diff.data?.changes.length === 0 && <Empty icon={GitCompare} title={p.noChanges} />}
      {diff.data && diff.data.changes.length > 0 && (
        <div className="compare-views">
          <Segments<View>
            label={c.view}
            value={view}
            choices={[
              ['texts', c.texts],
              ['pages', c.pages],
            ]}
            choose={(one) => choose({ view: one })}
          />
        </div>
      )}
      {view === 'pages' && diff.data && diff.data.changes.length > 0 && (
        <Compared {...{ id, from, to }} changes={diff.data.changes} />
      )}
      {view === 'texts' && diff.data && diff.data.changes.length > 0 && (
        <ol className="change-cards">
          {diff.data.changes.map((change, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the list is fixed
            <Change key={nth} change={change} />
          ))}
        </ol>
      )}
      {diff.data?.cut && <p className="soft">{p.cut}</p>}
    </div>
  )
}
