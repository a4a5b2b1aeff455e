import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { featuredOf } from '../featured-of.ts'
import { noFilters } from '../filters.ts'
import { Found, type ResultsProps } from './found.tsx'

const ForYou = lazyPart(() => import('./for-you.tsx').then((part) => part.ForYou))

/**
 * What the filters leave. A search looks through everything, whatever the other filters are. Without filters the list
 * omits the featured activity, whose card is above it.
 */
export const Results = (props: ResultsProps) => {
  const { data, filters } = props
  if (filters.search.trim() !== '') return <Found {...props} filters={{ ...noFilters, search: filters.search }} />
  if (filters.group === 'you') return <ForYou {...props} />
  if (filters.group !== 'all' || filters.phase !== 'all') return <Found {...props} />
  const featured = featuredOf(data.activities)
  return <Found {...props} data={{ ...data, activities: data.activities.filter((each) => each !== featured) }} />
}
