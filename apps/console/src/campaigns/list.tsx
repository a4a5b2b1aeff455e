import type { CampaignState, CampaignSummary } from '@foyer/api/staff/campaigns'
import { campaignStates } from '@foyer/api/staff/campaigns'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { dateTime } from '@foyer/staff-interface/time'
import { Megaphone, Plus, Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useActAddress } from '../acts/act-address.ts'
import { useRead } from '../acts/query.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { Button } from '../ui/button.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Failure } from '../ui/failure.tsx'
import { SelectField, TextField } from '../ui/field.tsx'
import { List } from '../ui/list.tsx'
import { Page } from '../ui/page.tsx'
import { Since } from '../ui/since.tsx'
import { UnfoldFilters } from '../ui/unfold-filters.tsx'
import { NewCampaign } from './new-campaign.tsx'
import { useCampaigns } from './read.ts'
import { stateNames, text } from './text.ts'
import { Period, State, titleIn, useActorName } from './words.tsx'

const isState = (name: string | null): name is CampaignState =>
  (campaignStates as readonly (string | null)[]).includes(name)
const uuid = /^[0-9a-f-]{36}$/

const useColumns = (): readonly Column<CampaignSummary>[] => {
  const t = useText(text)
  const language = useLanguage()
  const nameOf = useActorName()
  return [
    {
      id: 'campaign',
      name: t.campaign,
      cell: (summary) => (
        <span className="stacked campaign-name">
          <Link className="row-button" to={`/campaigns/${summary.id}`}>
            {titleIn(summary, language) || t.untitled}
          </Link>
          <span className="hint">{[summary.number, summary.code].filter((part) => part !== null).join(' · ')}</span>
        </span>
      ),
    },
    { id: 'state', name: t.state, isPlain: true, cell: (summary) => <State summary={summary} /> },
    { id: 'period', name: t.period, cell: (summary) => <Period summary={summary} /> },
    {
      id: 'publishing',
      name: t.publishing,
      cell: ({ state, schedule }) => {
        if (schedule.publishAt !== null) return <span className="time">{dateTime(language, schedule.publishAt)}</span>
        if (state === 'live' || state === 'closed') return <span className="faint">–</span>
        return <span className="soft">{t.onApproval}</span>
      },
    },
    {
      id: 'changed',
      name: t.changed,
      cell: ({ updatedAt, updatedBy }) => (
        <span className="stacked">
          <Since at={updatedAt} />
          <span className="hint">{nameOf(updatedBy)}</span>
        </span>
      ),
    },
  ]
}

/** The campaigns whose next act is the person's; nothing if there are none, or if the list of all says why it failed. */
const Waiting = ({ isSilent }: { isSilent: boolean }) => {
  const t = useText(text)
  const columns = useColumns()
  const { campaigns, fault, again } = useCampaigns({ waiting: true })
  if (campaigns ? campaigns.length === 0 && !fault : !fault || isSilent) return null
  return (
    <section className="campaign-section">
      <h2>{t.waiting}</h2>
      {fault && <Failure fault={fault} again={again} />}
      <DataTable label={t.waiting} rows={campaigns ?? []} columns={columns} keyOf={({ id }) => id} opens />
    </section>
  )
}

/** Campaigns by state, text and author. What waits for the person is first. The filters are in the address. */
export const CampaignList = () => {
  const t = useText(text)
  const states = useText(stateNames)
  const { session } = useSession()
  const [query, setQuery] = useSearchParams()
  const { open } = useActAddress()
  const [typed, setTyped] = useState(query.get('text') ?? '')
  const [isUnfolded, setUnfolded] = useState(false)
  const state = query.get('state')
  const author = query.get('author') ?? ''
  const words = (query.get('text') ?? '').trim().slice(0, 100)
  const filter = {
    ...(isState(state) && { state }),
    ...(words !== '' && { text: words }),
    ...(uuid.test(author) && { author }),
  }
  const isFiltered = Object.keys(filter).length > 0
  const list = useCampaigns(filter)
  const columns = useColumns()
  const authors = useRead('POST /staff/campaigns/authors').data?.authors ?? []
  const search = (more: Readonly<Record<string, string>>) =>
    setQuery(
      Object.entries({ state: state ?? '', author, text: typed.trim(), ...more }).filter(([, value]) => value !== ''),
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search({})
  }
  const clear = () => {
    setTyped('')
    setQuery({})
  }
  const mayAdd = admits('POST /staff/campaigns/create', session.roles)
  const add = (kind: 'main' | 'plain') => (
    <Button kind={kind} icon={<Plus size={16} aria-hidden="true" />} onClick={() => open('add')}>
      {t.add}
    </Button>
  )
  return (
    <Page title={t.title} lead={t.lead} acts={mayAdd && add('main')}>
      {!isFiltered && <Waiting isSilent={list.fault !== undefined} />}
      <search className="filters" aria-label={t.filters} data-folded={!isUnfolded || undefined}>
        <form onSubmit={submit}>
          <TextField
            type="search"
            label={t.find}
            placeholder={t.searchHint}
            value={typed}
            maxLength={100}
            onChange={({ target }) => setTyped(target.value)}
          />
          <UnfoldFilters
            name={t.filters}
            inUse={Number('state' in filter) + Number('author' in filter)}
            isUnfolded={isUnfolded}
            unfold={setUnfolded}
          />
          <SelectField<CampaignState | ''>
            label={t.state}
            value={isState(state) ? state : ''}
            choices={[['', t.anyState], ...campaignStates.map((one) => [one, states[one]] as const)]}
            choose={(one) => search({ state: one })}
          />
          <SelectField<string>
            label={t.author}
            value={author}
            choices={[['', t.anyAuthor], ...authors.map(({ id, name }) => [id, name] as const)]}
            choose={(one) => search({ author: one })}
          />
          <div className="filter-acts">
            <Button
              type="submit"
              isBusy={list.isSearching && !!list.campaigns}
              icon={<Search size={16} aria-hidden="true" />}
            >
              {t.find}
            </Button>
            {isFiltered && (
              <Button kind="quiet" onClick={clear}>
                {t.clear}
              </Button>
            )}
          </div>
        </form>
      </search>
      <section className="campaign-section" aria-label={t.all}>
        {!isFiltered && <h2>{t.all}</h2>}
        <List
          label={t.all}
          rows={list.campaigns}
          reading={list}
          columns={columns}
          keyOf={({ id }) => id}
          opens
          empty={{
            icon: Megaphone,
            title: isFiltered ? t.noneTitle : t.emptyTitle,
            text: isFiltered ? t.noneLead : t.emptyLead,
            act: isFiltered ? <Button onClick={clear}>{t.clear}</Button> : mayAdd && add('plain'),
          }}
        />
      </section>
      <NewCampaign />
    </Page>
  )
}
