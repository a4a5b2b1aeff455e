import { ensureWebBuilt } from '../../scripts/web-build.ts'
import { type Figures, measure, type Subject } from '../first-load/measure.ts'
import { screenOf } from '../first-load/screens.ts'
import { startClient } from '../runner/client.ts'
import { idle } from '../runner/idle.ts'
import { startPhone } from '../runner/phone.ts'
import { slow4g, startSlowLink } from '../runner/slow-link.ts'
import { median } from '../runner/statistics.ts'

/** Milliseconds to which Chromium rounds paint times, so smaller differences have no meaning. */
const resolution = 4
/** Milliseconds to observe, because the tracker starts once the page is idle. */
const watched = 6_000
const draws = 4_000

/** Draws `count` random values, with replacement. */
const drawn = (values: readonly number[], count: number): number[] =>
  Array.from({ length: count }, () => values[Math.floor(Math.random() * values.length)] ?? Number.NaN)

/** The difference between medians of equal samples that 19 of 20 draws do not exceed. */
const noiseOf = (values: readonly number[], count: number): number => {
  const differences = Array.from({ length: draws }, () =>
    Math.abs(median(drawn(values, count)) - median(drawn(values, values.length))),
  ).sort((a, b) => a - b)
  return Math.max(resolution, differences[Math.ceil(draws * 0.95) - 1] ?? Number.NaN)
}

/**
 * Measures /loginPage with consent to statistics, in alternation with a refusal. @returns whether the difference is
 * within the noise
 */
export const measureLogin = async (runs: number): Promise<boolean> => {
  if (!(await ensureWebBuilt())) return false
  const client = await startClient()
  const link = await startSlowLink(Number(new URL(client.url).port), slow4g)
  const phone = await startPhone()
  const { path, usable } = screenOf('/loginPage')
  const visit = { url: `http://localhost:${link.port}/#${path}`, usable, types: true, watched }
  const consent = 'foyer.statistics'
  const on: Subject = {
    ...visit,
    name: 'tracker on',
    stored: { [consent]: 'granted' },
    leaves: 'foyer.tracker.identity',
  }
  const off: Subject = { ...visit, name: 'tracker off', stored: { [consent]: 'refused' } }

  const results: { on: Figures[]; off: Figures[] } = { on: [], off: [] }
  for (let turn = 0; turn < runs; turn++)
    // twice without the tracker, which shows the noise of one page
    for (const subject of [off, on, off]) {
      await idle()
      results[subject === on ? 'on' : 'off'].push(await measure(phone, subject))
    }
  await phone.close()
  link.stop()
  await client.stop()

  console.log(
    `\n/loginPage, slow 4G, 4x CPU, cold, ${runs} visits with the tracker in turn with ${2 * runs} without; milliseconds\n`,
  )
  console.log('                 tracker on      off   difference   noise of the run')
  let holds = true
  for (const [figure, name] of [
    ['lcp', 'largest paint'],
    ['tbt', 'blocking time'],
  ] as const) {
    const [with_, without] = [results.on.map((one) => one[figure]), results.off.map((one) => one[figure])]
    const difference = median(with_) - median(without)
    const noise = noiseOf(without, runs)
    holds &&= difference < noise
    const cells = [median(with_).toFixed(0).padStart(12), median(without).toFixed(0).padStart(8)]
    console.log(
      [name.padEnd(14), ...cells, difference.toFixed(0).padStart(12), noise.toFixed(0).padStart(18)].join(' '),
    )
  }
  if (!holds) console.log('the tracker makes /loginPage slower by more than the noise of the run')
  return holds
}
