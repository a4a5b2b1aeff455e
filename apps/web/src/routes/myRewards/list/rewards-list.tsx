import type { Reward } from '@foyer/api/rewards'
import { useRef, useState } from 'react'
import { nameView } from '../../../platform/address.ts'
import { Art } from '../../../shared/art/art.tsx'
import { formatClock, hongKongDay } from '../../../shared/format/hong-kong-time.ts'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { EndlessList } from '../../../shared/ui/endless-list/endless-list.tsx'
import { offlineIcon } from '../../../shared/ui/later-icons.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { PullRefresh } from '../../../shared/ui/pull-refresh/pull-refresh.tsx'
import { Loading } from '../../../shared/ui/skeleton/skeleton.tsx'
import { Tabs } from '../../../shared/ui/tabs/tabs.tsx'
import { text } from '../text.ts'
import { CardSkeletons } from './card-skeletons.tsx'
import { Empty } from './empty.tsx'
import { FilterBar } from './filter-bar.tsx'
import { type Filters, filtersOf, isFiltered, pathOf, tabs } from './filters.ts'
import { RewardCard } from './reward-card.tsx'
import { Totals } from './totals.tsx'
import { useRewards } from './use-rewards.ts'

interface RewardsListProps {
  query: URLSearchParams
  /** the signed-in person and their account */
  owner: readonly (string | undefined)[]
}

/**
 * The rewards under three tabs, by type and by day of issue. The address contains the filters, so that a reload retains
 * them.
 */
export const RewardsList = ({ query, owner }: RewardsListProps) => {
  const t = useText(text)
  const language = useLanguage()
  const online = useOnline()
  const [filters, setFilters] = useState<Filters>(() => filtersOf(query))
  const { list, first } = useRewards(owner, filters)
  // while another tab loads, the counts and the clock of the last one remain
  const known = useRef(first)
  if (first) known.current = first
  const { counts, asOf, receivedAt, totals } = known.current ?? {}
  const now = asOf === undefined || receivedAt === undefined ? 0 : asOf + performance.now() - receivedAt

  const change = (changes: Partial<Filters>) => {
    const next = { ...filters, ...changes }
    setFilters(next)
    nameView(pathOf(next))
  }

  const isNone = counts !== undefined && tabs.every((tab) => counts[tab] === 0) && !isFiltered(filters)
  const clear = () => change({ type: undefined, from: undefined, to: undefined })
  const empty = <Empty filters={isNone ? filtersOf(new URLSearchParams()) : filters} onClear={clear} />
  // without any reward, tabs and counts would say the same
  if (isNone)
    return (
      <PullRefresh isEmpty onRefresh={list.refresh}>
        {empty}
      </PullRefresh>
    )
  return (
    <>
      {(totals || list.state === 'loading') && (
        <Totals
          totals={totals}
          onClaim={() => change({ tab: 'available', type: 'cash_return', from: undefined, to: undefined })}
        />
      )}
      <Tabs
        label={t.tabs}
        tabs={tabs.map((value) => ({ value, label: counts?.[value] ? `${t[value]} ${counts[value]}` : t[value] }))}
        value={filters.tab}
        onChange={(tab) => change({ tab })}
      >
        {!online && asOf !== undefined && (
          <Notice tone="info" icon={offlineIcon} live>
            {fill(t.offline, { time: formatClock(language, asOf) })}
          </Notice>
        )}
        <PullRefresh
          isEmpty={counts?.[filters.tab] === 0}
          onRefresh={list.refresh}
          head={
            // an empty tab has nothing to narrow
            (isFiltered(filters) || counts?.[filters.tab] !== 0) && (
              <FilterBar
                filters={filters}
                onChange={change}
                today={asOf === undefined ? undefined : hongKongDay(asOf)}
              />
            )
          }
        >
          {list.state === 'loading' && list.items.length === 0 ? (
            <Loading>
              <CardSkeletons />
            </Loading>
          ) : (
            <EndlessList<Reward>
              label={t.list}
              list={list}
              keyOf={({ id }) => id}
              item={(reward, titleId) => <RewardCard reward={reward} now={now} titleId={titleId} />}
              empty={empty}
              failedPicture={<Art scene="states/error" />}
            />
          )}
        </PullRefresh>
      </Tabs>
    </>
  )
}
