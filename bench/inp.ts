// `npm run bench:inp [-- route ...]`: the time from an input to the next frame (interaction to next paint) in the built client on
// the real server, at 4x CPU. On every screen it taps, types and opens what a finger can reach, as a visitor, as a person who
// has signed in, and as a client who has logged in. In turn with a page whose only button changes a text. Exits 1 above the bar.
//
// The times are those of the Event Timing API, grouped by interactionId as the library web-vitals does. The library reports one
// interaction of a page, its worst, and this report needs all of them with their targets.
import { setTimeout as wait } from 'node:timers/promises'
import { pathOf, variants } from '../apps/web/build/variants.ts'
import { ensureWebBuilt } from '../scripts/web-build.ts'
import { note } from './inp/controls.ts'
import { floorPage } from './inp/floor.ts'
import { logIn, signIn, until, type Viewer } from './inp/viewers.ts'
import { type Interaction, visit } from './inp/visit.ts'
import { startClient } from './runner/client.ts'
import { idle } from './runner/idle.ts'
import { type Page, startPhone } from './runner/phone.ts'
import { screenOf } from './first-load/screens.ts'
import { median, percentile } from './runner/statistics.ts'

/** Milliseconds that 98 of 100 interactions may take. */
const bar = 150
const { argv } = process
const routes = argv.length > 2 ? argv.slice(2) : variants.retail.routes.map(pathOf)
/** Screens that differ for a person who has signed in, and for a client. The last one has the buttons that sign out. */
const personal = ['/', '/myRewards', '/notices', '/markets', '/security', '/changePhone', '/privacy', '/me']
const ofClients = ['/tradeCashback', '/exclusiveGift', '/dragonYearSpringFestival', '/conversionActivities', '/conversionAccess', '/818financing', '/GreenBondSubscription', '/zeroNewSharesActivity', '/virtualAssetsETF', '/crossWealthManagementActivity', '/account', '/me']

if (!(await ensureWebBuilt())) process.exit(1)
const client = await startClient()
const phone = await startPhone()
await idle()
const all: Interaction[] = []
const floor: Interaction[] = []
const broken: string[] = []

const openPage = async (): Promise<Page> => {
  const page = await phone.newPage()
  await page.beforeScripts(`(${note})()`)
  await page.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return page
}
const measureFloor = async () => {
  const page = await openPage()
  await page.open(floorPage)
  await until(page, "document.querySelector('p')")
  for (let press = 0; press < 5; press++) floor.push(...(await visit(page, 'floor')))
  await page.close()
}
const row = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)
const report = (screen: string, own: readonly Interaction[]) => {
  const [slowest] = [...own].sort((one, other) => other.latency - one.latency || other.work - one.work)
  if (!slowest) return
  const latencies = own.map(({ latency }) => latency)
  const { target, type, latency, work } = slowest
  row([screen, own.length, median(latencies), percentile(latencies, 0.98), `${latency} (${work.toFixed(0)}) ${type}: ${target}`])
}
const since = () => (performance.now()/1000).toFixed(1)
const measure = async (page: Page, name: string) => {
  console.log(since())
  try {
    const own = await visit(page, name)
    all.push(...own)
    report(name, own)
  } catch (error) {
    // a failed screen does not prevent measuring the others
    broken.push(`${name}: ${String(error).split('\n')[0]}`)
    console.log(error)
  }
}
const settled = `document.querySelector('main') && document.querySelector('[aria-busy=true]') === null`
const pathFor = (route: string) => (route === '/security' ? '/security?code=99134' : screenOf(route).path)
/** The same document, as a login to an account ends with it. */
const goTo = async (page: Page, route: string) => {
  await page.evaluate(`location.hash = '#${pathFor(route)}'`)
  await until(page, `location.hash === '#${pathFor(route)}'`)
  await wait(600)
  await until(page, settled).catch(() => undefined)
}

row(['screen', 'interactions', 'median', 'p98', 'slowest (main thread)'])
row(['---', '---:', '---:', '---:', '---'])
for (const [turn, route] of routes.entries()) {
  if (turn % 6 === 0) await measureFloor()
  const page = await openPage()
  await page.open(`${client.url}/#${pathFor(route)}`)
  await wait(600)
  await until(page, settled).catch(() => undefined)
  await measure(page, route)
  await page.close()
}
const signedIn: Readonly<Record<Viewer, readonly string[]>> = { person: personal, client: ofClients }
for (const viewer of ['person', 'client'] as const) {
  const wanted = signedIn[viewer].filter((route) => routes.includes(route))
  if (wanted.length === 0) continue
  await measureFloor()
  const page = await openPage()
  await signIn(page, client.url, viewer)
  if (viewer === 'client') await logIn(page, client.url)
  for (const route of wanted) {
    await goTo(page, route)
    await measure(page, `${route}, ${viewer}`)
  }
  await page.close()
}
await phone.close()
await client.stop()

const latencies = all.map(({ latency }) => latency)
const floors = floor.map(({ latency }) => latency)
console.log(`\n${all.length} interactions: p75 ${percentile(latencies, 0.75)} ms, p98 ${percentile(latencies, 0.98)} ms (bar ${bar})`)
console.log(`the floor, ${floors.length}: median ${median(floors)} ms, p98 ${percentile(floors, 0.98)} ms`)
const slow = [...all].sort((one, other) => other.latency - one.latency).slice(0, 20)
for (const { screen, target, type, latency, work } of slow) console.log([latency, work.toFixed(0), screen, type, target].join('  '))
if (broken.length > 0) console.log(`\n${broken.join('\n')}`)
process.exit(percentile(latencies, 0.98) > bar || broken.length > 0 ? 1 : 0)
