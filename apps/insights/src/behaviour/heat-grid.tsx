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

/**
 * Parts of a page, darker for higher figures. The adjacent tables contain the same in words. It can have the keyboard
 * focus, because a long page scrolls.
 */
export const HeatGrid = ({ cells, label }: { cells: readonly Cell[]; label: string }) => {
  const most = Math.max(...cells.map(({ heat }) => heat))
  const rows = Math.max(...cells.map(({ row }) => row)) + 1
  const column = width / columns
  return (
    <figure className="heat">
      <section className="heat-page" tabIndex={0} aria-label={label}>
        <svg viewBox={`0 0 ${width} ${rows * rowHeight}`} aria-hidden="true">
          {cells.map(({ row, column: at, heat }) => (
            <rect
              key={`${row} ${at}`}
              x={(at ?? 0) * column}
              y={row * rowHeight}
              width={at === undefined ? width : column}
              height={rowHeight}
              opacity={0.15 + 0.85 * (heat / most)}
            />
          ))}
        </svg>
      </section>
      <figcaption className="hint">{label}</figcaption>
    </figure>
  )
}
