import { useLanguage } from '@foyer/staff-interface/language'
import { numberIn } from '../figures/rate.ts'
import { heatLevels, levelOf } from './heat-level.ts'

/** Width in CSS pixels of the widest phone in the sandbox's pictures; a row's height is drawn in proportion to it. */
const width = 390
/**
 * as the server divides a page (`heatMapRowHeight`, `heatMapColumns` of the contract, whose schemas are not bundled
 * into the page)
 */
export const rowHeight = 100
const columns = 12
/** index of the last row, which includes everything further down */
export const lastRow = 99

interface Cell {
  readonly row: number
  /** absent for a cell of the whole width */
  readonly column?: number
  readonly heat: number
}

interface Props {
  readonly title: string
  /** what the figures count */
  readonly unit: string
  readonly cells: readonly Cell[]
  /** rows of the page, the same for maps side by side */
  readonly rows: number
  readonly show: (heat: number) => string
}

const percent = (part: number) => `${part * 100}%`

/**
 * Parts of a page, darker for higher figures, with their distance from its top and a scale. The adjacent tables contain
 * the same in words. It can have the keyboard focus, because a long page scrolls.
 */
export const HeatGrid = ({ title, unit, cells, rows, show }: Props) => {
  const language = useLanguage()
  const most = Math.max(...cells.map(({ heat }) => heat))
  const part = { height: percent(1 / rows) }
  return (
    <figure className="heat">
      <section className="heat-page" tabIndex={0} aria-label={title}>
        <div className="heat-sheet" aria-hidden="true" style={{ aspectRatio: `${width} / ${rows * rowHeight}` }}>
          {Array.from({ length: rows }, (_, row) => row * rowHeight).map((top) => (
            <span key={top} className="heat-line hint" style={{ insetBlockStart: percent(top / rowHeight / rows) }}>
              {`${numberIn(language, top)} px`}
            </span>
          ))}
          {cells.map(({ row, column, heat }) => {
            const figure = show(heat)
            const across =
              column === undefined
                ? { insetInline: 0 }
                : { insetInlineStart: percent(column / columns), width: percent(1 / columns) }
            return (
              <span
                key={`${row} ${column}`}
                className={`heat-cell heat-${levelOf(heat, most)}`}
                style={{ insetBlockStart: percent(row / rows), ...part, ...across }}
              >
                {/* a column has room for three digits */}
                {(column === undefined || figure.length <= 3) && figure}
              </span>
            )
          })}
        </div>
      </section>
      <figcaption className="heat-scale hint">
        <span>{unit}</span>
        <span>{show(0)}</span>
        <span className="heat-swatches" aria-hidden="true">
          {heatLevels.map((level) => (
            <span key={level} className={`heat-${level}`} />
          ))}
        </span>
        <span>{show(most)}</span>
      </figcaption>
    </figure>
  )
}
