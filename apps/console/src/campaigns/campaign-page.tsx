import type { CampaignDetail } from '@foyer/api/staff/campaigns'
import { useText } from '@foyer/staff-interface/language'
import { Copy, Pencil } from 'lucide-react'
import { Link, useParams, useSearchParams } from 'react-router'
import { useActAddress } from '../acts/act-address.ts'
import { useReadOf } from '../acts/query.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { NotFound } from '../shell/not-found.tsx'
import { Button } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { LoadingRows } from '../ui/loading-rows.tsx'
import { Page } from '../ui/page.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { CampaignActs } from './campaign-acts.tsx'
import { Changes } from './changes.tsx'
import { Comments } from './comments.tsx'
import { History } from './history.tsx'
import { NewCampaign } from './new-campaign.tsx'
import { NextAct } from './next-act.tsx'
import { Overview } from './overview.tsx'
import { Previews } from './previews.tsx'
import { openCall } from './read.ts'
import { pageText } from './text.ts'
import { Versions } from './versions.tsx'
import { State, useTitle } from './words.tsx'

const parts = {
  overview: Overview,
  changes: Changes,
  comments: Comments,
  history: History,
  versions: Versions,
  previews: Previews,
} as const
type Part = keyof typeof parts
const isPart = (name: string | null): name is Part => name !== null && Object.hasOwn(parts, name)

const Parts = ({ campaign, shown }: { campaign: CampaignDetail; shown: Part }) => {
  const t = useText(pageText)
  const open = campaign.comments.filter(({ resolved }) => resolved === null).length
  return (
    <Tabs
      label={t.parts}
      tabs={(Object.keys(parts) as Part[]).map((view) => ({
        view,
        name: t[view],
        count: view === 'comments' ? open : 0,
      }))}
      shown={shown}
      to={(view) => (view === 'overview' ? '.' : `?part=${view}`)}
    />
  )
}

const Loaded = ({ campaign }: { campaign: CampaignDetail }) => {
  const t = useText(pageText)
  const { session } = useSession()
  const [query] = useSearchParams()
  const { open } = useActAddress()
  const title = useTitle(campaign.summary)
  const part = query.get('part')
  const shown = isPart(part) ? part : 'overview'
  const Shown = parts[shown]
  const mayEdit = campaign.acts.includes('edit')
  return (
    <Page
      title={title}
      back={{ to: '/campaigns', name: t.back }}
      state={<State summary={campaign.summary} />}
      acts={
        <>
          {admits('POST /staff/campaigns/create', session.roles) && (
            <Button icon={<Copy size={16} aria-hidden="true" />} onClick={() => open('copy')}>
              {t.copy}
            </Button>
          )}
          {mayEdit && (
            <Link className="button button-plain" to={`/campaigns/${campaign.summary.id}/edit`}>
              <Pencil size={16} aria-hidden="true" />
              {t.edit}
            </Link>
          )}
        </>
      }
    >
      <NextAct campaign={campaign} />
      <Parts campaign={campaign} shown={shown} />
      <Shown campaign={campaign} />
      <CampaignActs campaign={campaign} />
      <NewCampaign source={campaign.summary} />
    </Page>
  )
}

/** A campaign that the server publishes or ends by itself is read again after this time, milliseconds. */
const readAgain = 10_000
const changesByItself = ({ summary: { state } }: CampaignDetail): boolean => state === 'approved' || state === 'live'

/** One campaign: its state and next act, and what is known of it. */
export const CampaignPage = () => {
  const t = useText(pageText)
  const { id = '' } = useParams()
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
  const { data, fault, again } = useReadOf(
    openCall,
    { id },
    { isWanted: isId, every: (campaign) => (changesByItself(campaign) ? readAgain : undefined) },
  )
  if (!isId || fault?.kind === 'notFound') return <NotFound />
  if (data) return <Loaded campaign={data} />
  return (
    <Page title={t.one} back={{ to: '/campaigns', name: t.back }}>
      {fault ? <Failure fault={fault} again={again} isWhole /> : <LoadingRows />}
    </Page>
  )
}
