import type { Row } from './drill.ts'

const seconds = (milliseconds: number | undefined): string =>
  milliseconds === undefined ? '–' : (milliseconds / 1000).toFixed(1)

/** What happened in each incident, as a table in Markdown. */
export const printed = (rows: readonly Row[]): string => {
  const lines = rows.map(({ incident, silence, untilPrimary, untilWhole, acknowledged, failed }) => [
    incident,
    seconds(silence),
    seconds(untilPrimary),
    seconds(untilWhole),
    String(acknowledged),
    Object.entries(failed)
      .map(([outcome, count]) => `${count} ${outcome}`)
      .join(', ') || '–',
  ])
  const head = [
    'incident',
    'no write acknowledged, s',
    'new primary, s',
    'all hosts follow, s',
    'writes acknowledged',
    'attempts without success',
  ]
  const widths = head.map((title, nth) => Math.max(title.length, ...lines.map((line) => line[nth]?.length ?? 0)))
  const row = (cells: readonly string[]) => `| ${cells.map((cell, nth) => cell.padEnd(widths[nth] ?? 0)).join(' | ')} |`
  return [row(head), row(widths.map((width) => '-'.repeat(width))), ...lines.map(row)].join('\n')
}
