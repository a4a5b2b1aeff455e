import type { RevisionSummary } from '@foyer/api/staff/campaign-revisions'
import type { CampaignDetail } from '@foyer/api/staff/campaigns'
import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { useState } from 'react'
import { Link } from 'react-router'
import { useActAddress } from '../acts/act-address.ts'
import { useReadOf } from '../acts/query.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { LoadingRows } from '../ui/loading-rows.tsx'
import { Since } from '../ui/since.tsx'
import { eventNames, pageText, partText } from './text.ts'
import { useActorName } from './words.tsx'

const markText = {
  submitted: 'markSubmitted',
  approved: 'markApproved',
  published: 'markPublished',
  live: 'markLive',
} as const

const Version = ({ campaign, version }: { campaign: CampaignDetail; version: RevisionSummary }) => {
  const t = useText(pageText)
  const p = useText(partText)
  const events = useText(eventNames)
  const nameOf = useActorName()
  const { open } = useActAddress()
  const { summary, acts } = campaign
  const { revision, at, by, origin, marks } = version
  const isLatest = revision === summary.revision
  return (
    <li className="version">
      <div className="version-text">
        <p className="badges">
          <span className="strong">{fill(t.version, { revision })}</span>
          {isLatest && <Badge tone="brand">{p.latest}</Badge>}
          {marks.map((one) => (
            <Badge key={one} tone={one === 'live' ? 'good' : 'neutral'}>
              {p[markText[one]]}
            </Badge>
          ))}
        </p>
        <p className="soft">
          {nameOf(by)} {events[origin]}
        </p>
        <Since at={at} />
      </div>
      {!isLatest && (
        <div className="version-acts">
          <Link className="button button-plain" to={`?part=changes&from=${revision}&to=${summary.revision}`}>
            {p.compare}
          </Link>
          {acts.includes('revert') && <Button onClick={() => open('revert', String(revision))}>{p.revert}</Button>}
        </div>
      )}
    </li>
  )
}

const Pages = ({ campaign, before }: { campaign: CampaignDetail; before?: number }) => {
  const p = useText(partText)
  const [isMore, setMore] = useState(false)
  const { id } = campaign.summary
  const body = { id, ...(before !== undefined && { before }) }
  const { data, fault, again } = useReadOf('POST /staff/campaigns/revisions', body)
  if (fault && !data) return <Failure fault={fault} again={again} isWhole />
  if (!data) return <LoadingRows />
  return (
    <>
      <ol className="versions">
        {data.revisions.map((version) => (
          <Version key={version.revision} campaign={campaign} version={version} />
        ))}
      </ol>
      {data.before !== null &&
        (isMore ? (
          <Pages campaign={campaign} before={data.before} />
        ) : (
          <Button onClick={() => setMore(true)}>{p.older}</Button>
        ))}
    </>
  )
}

/** The versions of a campaign, newest first: compare one with the latest, or go back to it. */
export const Versions = ({ campaign }: { campaign: CampaignDetail }) => (
  <div className="campaign-section">
    <Pages campaign={campaign} />
  </div>
)
