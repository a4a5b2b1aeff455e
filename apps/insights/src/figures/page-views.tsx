import type { TrackingFigures } from '@foyer/api/tracking/figures'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { numberIn, partOf } from './rate.ts'
import { RowName } from './row-name.tsx'
import { type Column, SortableHead, useSorted } from './sortable.tsx'
import { text } from './text.ts'

type View = TrackingFigures['pageViews'][number]

/** Pages by number of views. */
export const PageViews = ({ pageViews }: Pick<TrackingFigures, 'pageViews'>) => {
  const t = useText(text)
  const language = useLanguage()
  const { sorted, order, sortBy } = useSorted<View>(pageViews, 'views')
  const part = partOf(pageViews.map(({ views }) => views))
  const columns: readonly Column<View>[] = [
    { key: 'path', label: t.path, isNumber: false },
    { key: 'views', label: t.views, isNumber: true },
    { key: 'visitors', label: t.visitors, isNumber: true },
  ]
  return (
    <section className="card" aria-labelledby="page-views">
      <div className="card-head">
        <h2 id="page-views">{t.pageViews}</h2>
        <p className="hint">{t.pageViewsNote}</p>
      </div>
      {pageViews.length === 0 ? (
        <p className="soft">{t.emptyPart}</p>
      ) : (
        <table aria-labelledby="page-views">
          <SortableHead columns={columns} order={order} sortBy={sortBy} />
          <tbody>
            {sorted.map(({ path, views, visitors }) => (
              <tr key={path ?? ''}>
                <RowName name={path ?? t.noPath} part={part(views)} />
                <td className="number">{numberIn(language, views)}</td>
                <td className="number">{numberIn(language, visitors)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
