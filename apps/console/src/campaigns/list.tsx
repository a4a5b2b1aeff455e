import type { CampaignState, CampaignSummary } from '@foyer/api/staff/campaigns'
import { campaignStates } from '@foyer/api/staff/campaigns'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { dateTime } from '@foyer/staff-interface/time'
import { Megaphone, Plus, Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useActAddress } from '../acts/act-address.ts'
import { useRead } from '../acts/query.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Failure } from '../ui/failure.tsx'
import { SelectField, TextField } from '../ui/field.tsx'
import { LoadingRows } from '../ui/loading-rows.tsx'
import { Page } from '../ui/page.tsx'
import { Since } from '../ui/since.tsx'
import { NewCampaign } from './new-campaign.tsx'
import { useCampaigns } from './read.ts'
import { stateNames, text } from './text.ts'
import { Period, State, titleIn, useActorName } from './words.tsx'

const isState = (name: string | null): name is CampaignState =>
  (campaignStates as readonly (string | null)[]).includes(name)
const uuid = /^[0-9a-f-]{36}$/

const Table = ({ label, campaigns }: { label: string; campaigns: readonly CampaignSummary[] }) => {
  const t = useText(text)
  const language = useLanguage()
  const nameOf = useActorName()
  return (
    <div className="table-box">
      <table className="data-table" aria-label={label}>
        <thead>
          <tr>
            {[t.campaign, t.state, t.period, t.publishing, t.changed].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {campaigns.map((summary) => {
            const { id, number, code, state, schedule, updatedAt, updatedBy } = summary
            return (
              <tr key={id} className="row-opens">
                <td data-part="title">
                  <span className="stacked campaign-name">
                    <Link className="row-button" to={`/campaigns/${id}`}>
                      {titleIn(summary, language) || t.untitled}
                    </Link>
                    <span className="hint">{[number, code].filter((part) => part !== null).join(' · ')}</span>
                  </span>
                </td>
                <td data-name={t.state}>
                  <State summary={summary} />
                </td>
                <td data-name={t.period}>
                  <Period summary={summary} />
                </td>
                <td data-name={t.publishing}>
                  {schedule.publishAt !== null ? (
                    dateTime(language, schedule.publishAt)
                  ) : state === 'live' || state === 'closed' ? (
                    <span className="faint">–</span>
                  ) : (
                    <span className="soft">{t.onApproval}</span>
                  )}
                </td>
                <td data-name={t.changed}>
                  <span className="stacked">
                    <Since at={updatedAt} />
                    <span className="hint">{nameOf(updatedBy)}</span>
                  </span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** The campaigns whose next act is the person's; nothing if there are none. */
const Waiting = () => {
  const t = useText(text)
  const { campaigns, fault, again } = useCampaigns({ waiting: true })
  if (fault) return <Failure fault={fault} again={again} />
  if (!campaigns || campaigns.length === 0) return null
  return (
    <section className="campaign-section">
      <h2>{t.waiting}</h2>
      <Table label={t.waiting} campaigns={campaigns} />
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
  const { campaigns, fault } = list
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
  const add = (
    <Button kind="main" icon={<Plus size={16} aria-hidden="true" />} onClick={() => open('add')}>
      {t.add}
    </Button>
  )
  return (
    <Page title={t.title} lead={t.lead} acts={mayAdd && add}>
      {!isFiltered && <Waiting />}
      <search className="filters" aria-label={t.filters}>
        <form onSubmit={submit}>
          <TextField
            type="search"
            label={t.find}
            placeholder={t.searchHint}
            value={typed}
            maxLength={100}
            onChange={({ target }) => setTyped(target.value)}
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
              isBusy={list.isSearching && !!campaigns}
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
      {!campaigns && !fault && <LoadingRows />}
      {campaigns?.length === 0 && !fault && (
        <Empty
          icon={Megaphone}
          title={isFiltered ? t.noneTitle : t.emptyTitle}
          text={isFiltered ? t.noneLead : t.emptyLead}
          act={isFiltered ? <Button onClick={clear}>{t.clear}</Button> : mayAdd && add}
        />
      )}
      {campaigns && campaigns.length > 0 && (
        <section className="campaign-section" aria-label={t.all}>
          {!isFiltered && <h2>{t.all}</h2>}
          <Table label={t.all} campaigns={campaigns} />
        </section>
      )}
      {fault && <Failure fault={fault} again={list.again} isWhole={!campaigns} />}
      {campaigns && campaigns.length > 0 && !fault && (
        <div className="more">
          <p className="soft" role="status">
            {fill(t.count, { shown: campaigns.length })}
            {!list.hasMore && ` · ${t.end}`}
          </p>
          {list.hasMore && (
            <Button isBusy={list.isLoadingMore} onClick={list.more}>
              {t.more}
            </Button>
          )}
        </div>
      )}
      <NewCampaign />
    </Page>
  )
}
