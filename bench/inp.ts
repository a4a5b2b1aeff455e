// `npm run bench:inp [-- --slower 4] [-- route ...]`: the time from an input to the next frame (interaction to next paint) in the built client on
// the real server, at 4x CPU. On every screen it taps, types into and opens what a finger can reach, as a visitor, as a person
// who has signed in, and as a client who has logged in. In turn with a page whose only button changes a text. Exits 1 above the
// bar. On a busy machine `--slower 1` shows which interactions make the main thread work longest.
//
// The times are those of the Event Timing API, grouped by interactionId, as the library web-vitals does it. The library reports
// one interaction of a page, its worst, and this report needs all of them with their targets.
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { pathOf, variants } from '../apps/web/build/variants.ts'
import { ensureWebBuilt } from '../scripts/web-build.ts'
import { note } from './inp/controls.ts'
import { floorPage } from './inp/floor.ts'
import { addressOf, personal } from './inp/screens.ts'
import { signIn, until, type Viewer } from './inp/viewers.ts'
import { type Interaction, visit } from './inp/visit.ts'
import { startClient } from './runner/client.ts'
import { idle } from './runner/idle.ts'
import { type Page, startPhone } from './runner/phone.ts'
import { median, percentile } from './runner/statistics.ts'

/** Milliseconds that 98 of 100 interactions may take. */
const bar = 150
/** Milliseconds after which no further screen is begun, and after which a report that hangs ends. */
const longest = { begun: 480_000, hanging: 600_000 }
/** The floor is measured before every sixth screen, with so many presses. */
const floorTurn = { screens: 6, presses: 5 }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { slower: { type: 'string', default: '4' } },
})
const slower = Number(values.slower)
const routes = positionals.length > 0 ? positionals : variants.retail.routes.map(pathOf)

if (!(await ensureWebBuilt())) process.exit(1)
setTimeout(() => process.exit(1), longest.hanging).unref()
const client = await startClient()
const phone = await startPhone()
await idle()

const all: Interaction[] = []
const floor: Interaction[] = []
const broken: string[] = []

const openPage = async (): Promise<Page> => {
  const page = await phone.newPage()
  await page.beforeScripts(`(${note})()`)
  // a screen loads at full speed
  await page.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return page
}

const measureFloor = async () => {
  const page = await openPage()
  await page.open(floorPage)
  await until(page, "document.querySelector('p')")
  for (let press = 0; press < floorTurn.presses; press++) floor.push(...(await visit(page, 'floor', slower)))
  await page.close()
}

/** Waits until the screen shows its content. A film that plays, and a list that loads, may stay busy. */
const shown = async (page: Page) => {
  await wait(600)
  await until(page, "document.querySelector('main') && !document.querySelector('[aria-busy=true]')", 5_000).catch(
    () => undefined,
  )
}

const row = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)
const measure = async (page: Page, screen: string) => {
  try {
    if (performance.now() > longest.begun) throw new Error('no time was left')
    const own = await visit(page, screen, slower)
    all.push(...own)
    const latencies = own.map(({ latency }) => latency)
    const slowest = own.find(({ latency }) => latency === Math.max(...latencies))
    if (!slowest) throw new Error('there is nothing to press')
    const { target, type, latency, work } = slowest
    row([screen, own.length, median(latencies), percentile(latencies, 0.98), latency, work.toFixed(0), type, target])
  } catch (error) {
    // a failed screen does not prevent measuring the others
    broken.push(`${screen}: ${String(error).split('\n')[0]}`)
  }
}

console.log(`\n${slower}x CPU, 390 x 844, milliseconds\n`)
row(['screen', 'interactions', 'median', 'p98', 'slowest', 'its main thread', 'event', 'target'])
row(['---', '---:', '---:', '---:', '---:', '---:', '---', '---'])
for (const [turn, route] of routes.entries()) {
  if (turn % floorTurn.screens === 0) await measureFloor()
  const page = await openPage()
  await page.open(`${client.url}/#${addressOf(route)}`)
  await shown(page)
  await measure(page, route)
  await page.close()
}
const measureSignedIn = async (viewer: Viewer) => {
  const wanted = personal[viewer].filter((route) => routes.includes(route))
  if (wanted.length === 0) return
  await measureFloor()
  const page = await openPage()
  await signIn(page, client.url, viewer)
  // in one document, because a login ends with it
  for (const route of wanted) {
    await page.evaluate(`location.hash = '#${addressOf(route)}'`)
    await shown(page)
    await measure(page, `${route}, ${viewer}`)
  }
  await page.close()
}
for (const viewer of ['person', 'client'] as const)
  await measureSignedIn(viewer).catch((error: unknown) => broken.push(`${viewer}: ${error}`))
await phone.close()
await client.stop()

const latencyOf = ({ latency }: Interaction) => latency
const workOf = ({ work }: Interaction) => work
const p98 = percentile(all.map(latencyOf), 0.98)
const line = (name: string, interactions: readonly Interaction[]) => {
  const shares = (of: (interaction: Interaction) => number) =>
    [0.75, 0.98].map((share) => percentile(interactions.map(of), share).toFixed(0))
  const [[p75, high], [work75, highWork]] = [shares(latencyOf), shares(workOf)]
  console.log(
    `${name}: ${interactions.length} interactions, p75 ${p75} ms, p98 ${high} ms; main thread p75 ${work75} ms, p98 ${highWork} ms`,
  )
}
console.log()
line(`all screens (bar ${bar} ms)`, all)
line('a button that changes a text', floor)
console.log('\nthe slowest:\n')
for (const { screen, target, type, latency, work } of [...all]
  .sort((one, other) => (slower > 1 ? other.latency - one.latency : other.work - one.work))
  .slice(0, 12))
  console.log(`${latency} ms, main thread ${work.toFixed(0)} ms: ${screen}: ${type} of ${target}`)
if (broken.length > 0) console.log(`\nnot measured:\n\n${broken.join('\n')}`)
process.exit(p98 <= bar && broken.length === 0 ? 0 : 1)
