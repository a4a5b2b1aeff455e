import type { TrackingBehaviour } from '@foyer/api/tracking/behaviour'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { useId, useState } from 'react'
import type { Range } from '../figures/range.ts'
import { numberIn } from '../figures/rate.ts'
import { useCall } from '../session/use-call.ts'
import { Failure } from '../shared/failure.tsx'
import { Select } from '../shared/select.tsx'
import { text as sharedText } from '../text/text.ts'
import { DataCard } from './data-card.tsx'
import { HeatGrid, lastRow, rowHeight } from './heat-grid.tsx'
import { secondsIn } from './seconds.ts'
import { text } from './text.ts'

/** Where one page was clicked and viewed. */
const OnePage = ({ range, path }: { range: Range; path: string }) => {
  const t = useText(text)
  const h = useText(sharedText)
  const language = useLanguage()
  const { data, fault, again } = useCall('heat-map', { ...range, path })
  if (fault) return <Failure fault={fault} again={again} />
  if (!data)
    return (
      <p className="hint" role="status">
        {h.loading}
      </p>
    )
  const { clicks, elements, rows } = data
  const maps = [
    {
      title: t.clickMap,
      unit: t.clicks,
      cells: clicks.map(({ row, column, clicks: heat }) => ({ row, column, heat })),
      show: (heat: number) => numberIn(language, heat),
    },
    {
      title: t.scrollMap,
      unit: t.inView,
      cells: rows.map(({ row, seconds: heat }) => ({ row, heat })),
      show: (heat: number) => secondsIn(language, heat),
    },
  ]
  const height = Math.max(...maps.flatMap(({ cells }) => cells.map(({ row }) => row))) + 1
  return (
    <div className="heat-maps">
      {maps.map(({ title, cells, ...map }) => (
        <div key={title} className="heat-part">
          <h3>{title}</h3>
          {cells.length === 0 ? (
            <p className="soft">{t.emptyPart}</p>
          ) : (
            <HeatGrid title={title} cells={cells} rows={height} {...map} />
          )}
        </div>
      ))}
      <div className="heat-tables">
        <DataCard
          title={t.elements}
          rows={elements.map((one) => {
            const name = [one.content, one.selector].filter(Boolean).join(' · ') || '–'
            return { ...one, key: JSON.stringify([one.content, one.selector]), name }
          })}
          measure="clicks"
          columns={[
            { key: 'name', label: t.element, isNumber: false },
            { key: 'clicks', label: t.clicks, isNumber: true },
            { key: 'visitors', label: t.visitors, isNumber: true },
          ]}
          show={(row, key) => numberIn(language, Number(row[key]))}
        />
        <DataCard
          title={t.rows}
          rows={rows.map((one) => {
            const [from, to] = [one.row * rowHeight, (one.row + 1) * rowHeight - 1]
            const name = one.row === lastRow ? fill(t.pixelsFrom, { from }) : fill(t.pixels, { from, to })
            return { ...one, key: String(one.row), name }
          })}
          measure="seconds"
          sortedBy="row"
          columns={[
            { key: 'row', label: t.row, isNumber: false },
            { key: 'seconds', label: t.inView, isNumber: true },
            { key: 'stays', label: t.stays, isNumber: true },
          ]}
          show={({ seconds, stays }, key) =>
            key === 'stays' ? numberIn(language, stays) : secondsIn(language, seconds)
          }
        />
      </div>
    </div>
  )
}

/** The heat map of a chosen page; initially the page with the most data. */
export const HeatMap = ({ range, heatMaps }: { range: Range } & Pick<TrackingBehaviour, 'heatMaps'>) => {
  const t = useText(text)
  const language = useLanguage()
  const id = useId()
  const [chosen, setChosen] = useState<string>()
  const path = heatMaps.find((one) => one.path === chosen)?.path ?? heatMaps[0]?.path
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{t.heatMap}</h2>
      {path === undefined ? (
        <p className="soft">{t.emptyPart}</p>
      ) : (
        <>
          <div className="field">
            <label htmlFor={`${id}-page`}>{t.page}</label>
            <Select id={`${id}-page`} value={path} onChange={({ target: { value } }) => setChosen(value)}>
              {heatMaps.map((one) => (
                <option key={one.path} value={one.path}>
                  {fill(t.pageOption, {
                    path: one.path,
                    clicks: numberIn(language, one.clicks),
                    stays: numberIn(language, one.stays),
                  })}
                </option>
              ))}
            </Select>
          </div>
          <OnePage range={range} path={path} />
        </>
      )}
    </section>
  )
}
