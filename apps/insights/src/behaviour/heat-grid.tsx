/** Widest phone of the sandbox's pictures: what a row's height in pixels is drawn against. */
const width = 390
/** as the server cuts a page up (`heatMapRowHeight`, `heatMapColumns` of the contract, whose schemas stay out of the page) */
export const rowHeight = 100
const columns = 12
/** of the last row, which holds what is further down too */
export const lastRow = 99

interface Cell {
  readonly row: number
  /** none: the whole width */
  readonly column?: number
  readonly heat: number
}

/** Parts of a page, the darker the more; the tables beside it say the same in words. The keyboard reaches it, as a long page scrolls. */
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
