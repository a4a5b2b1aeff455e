import { useText } from '@foyer/staff-interface/language'
import { useSearchParams } from 'react-router'
import { Page } from '../ui/page.tsx'
import '../styles/rules.css'
import { ActivityList } from './activity-list.tsx'
import { Rule } from './rule.tsx'
import { text } from './text.ts'

/** The number of the activity in the address; undefined for the list. */
export const activityIn = (query: URLSearchParams): number | undefined => {
  const number = Number(query.get('activity') ?? '')
  return Number.isSafeInteger(number) && number > 0 && number < 2 ** 31 ? number : undefined
}

/** Rules of activities: the list, or one activity. */
export const Rules = () => {
  const t = useText(text)
  const [query] = useSearchParams()
  const number = activityIn(query)
  if (number !== undefined) return <Rule key={number} number={number} />
  return (
    <Page title={t.title} lead={t.lead}>
      <ActivityList to="/rules" />
    </Page>
  )
}
