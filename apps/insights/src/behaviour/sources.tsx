import type { TrackingBehaviour } from '@foyer/api/tracking/behaviour'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { numberIn } from '../figures/rate.ts'
import { DataCard } from './data-card.tsx'
import { sourceNames, text } from './text.ts'

/** Where visitors came from. */
export const Sources = ({ sources, hosts, campaigns }: Pick<TrackingBehaviour, 'sources' | 'hosts' | 'campaigns'>) => {
  const t = useText(text)
  const s = useText(sourceNames)
  const language = useLanguage()
  const lists = [
    {
      title: t.sources,
      label: t.source,
      rows: sources.map((one) => ({ ...one, key: one.source, name: s[one.source] })),
    },
    { title: t.hosts, label: t.host, rows: hosts.map((one) => ({ ...one, key: one.host, name: one.host })) },
    {
      title: t.campaigns,
      label: t.campaign,
      rows: campaigns.map((one) => {
        const name = [one.source, one.medium, one.campaign].map((part) => part ?? '–').join(' / ')
        return { ...one, key: name, name }
      }),
    },
  ]
  return lists.map(({ title, label, rows }) => (
    <DataCard
      key={label + title}
      title={title}
      note={t.distinct}
      rows={rows as { key: string; name: string; views: number; visitors: number }[]}
      measure="views"
      columns={[
        { key: 'name', label, isNumber: false },
        { key: 'views', label: t.views, isNumber: true },
        { key: 'visitors', label: t.visitors, isNumber: true },
      ]}
      show={(row, key) => numberIn(language, Number(row[key]))}
    />
  ))
}
