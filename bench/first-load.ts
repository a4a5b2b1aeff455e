// `npm run bench:first-load [-- --runs 9] [-- --rewards | --markets | --cross-border | route ...]`: what a cold visitor on slow 4G and a slow phone waits for, each
// route as a ratio to a React hello world built by the same Vite and measured in turn with it. Exits 1 above a bar of
// design §5.
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { chromiumArgs, ensureChromium } from '../scripts/chromium.ts'
import { ensureWebBuilt } from '../scripts/web-build.ts'
import { startHello } from './first-load/hello.ts'
import { type Figures, measure, type Subject } from './first-load/measure.ts'
import { crossBorderRoutes, marketRoutes, rewardRoutes, screenOf } from './first-load/screens.ts'
import { startClient } from './runner/client.ts'
import { idle } from './runner/idle.ts'
import { median } from './runner/statistics.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '9' },
    rewards: { type: 'boolean', default: false },
    markets: { type: 'boolean', default: false },
    'cross-border': { type: 'boolean', default: false },
  },
})
const groups = [
  ...(values.rewards ? rewardRoutes : []),
  ...(values.markets ? marketRoutes : []),
  ...(values['cross-border'] ? crossBorderRoutes : []),
]
const usual = groups.length > 0 ? groups : ['/loginPage', '/']
const routes = positionals.length > 0 ? positionals : usual

/** Design §5: the sign-in screen paints from the HTML; other screens carry their data. */
const barsOf = (route: string) =>
  route === '/loginPage'
    ? { lcp: 0.6, usable: 1.25, scriptBytes: 68_000 }
    : { lcp: 1.25, usable: 1.6, scriptBytes: Infinity }
const clsBar = 0.02

if (!(await ensureWebBuilt())) process.exit(1)
const hello = await startHello()
const client = await startClient()
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: chromiumArgs,
})

const subjects: Subject[] = [
  { name: 'React hello world', url: hello.url, usable: 'h1' },
  ...routes.map((route) => {
    const { path, usable } = screenOf(route)
    return { name: route, url: `${client.url}/#${path}`, usable, types: route === '/loginPage' }
  }),
]
const results = new Map<string, Figures[]>(subjects.map(({ name }) => [name, []]))
for (let turn = 0; turn < Number(values.runs); turn++) {
  for (const subject of subjects) {
    await idle()
    results.get(subject.name)?.push(await measure(browser, subject))
  }
}
await browser.close()
await Promise.all([hello.stop(), client.stop()])

const middle = (name: string): Figures => {
  const all = results.get(name) ?? []
  const of = (key: keyof Figures) => median(all.map((figures) => figures[key]))
  return {
    scriptBytes: of('scriptBytes'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    usable: of('usable'),
    tbt: of('tbt'),
    cls: of('cls'),
  }
}
const floor = middle('React hello world')
let failed = false
console.log(
  `\nslow 4G (1.6/0.75 Mbit/s, 150 ms), 4x CPU, cold, median of ${values.runs}; ratios to the hello world of this run\n`,
)
console.log('screen                     JS br bytes   FCP ms   LCP ms  ratio  usable ms  ratio   TBT ms    CLS')
for (const { name } of subjects) {
  const own = middle(name)
  const ratio = { lcp: own.lcp / floor.lcp, usable: own.usable / floor.usable }
  console.log(
    [
      name.padEnd(26),
      String(own.scriptBytes).padStart(11),
      own.fcp.toFixed(0).padStart(8),
      own.lcp.toFixed(0).padStart(8),
      ratio.lcp.toFixed(2).padStart(6),
      own.usable.toFixed(0).padStart(10),
      ratio.usable.toFixed(2).padStart(6),
      own.tbt.toFixed(0).padStart(8),
      own.cls.toFixed(3).padStart(6),
    ].join(' '),
  )
  if (name === 'React hello world') continue
  const bars = barsOf(name)
  const broken = [
    own.scriptBytes > bars.scriptBytes && `JavaScript above ${bars.scriptBytes} bytes`,
    ratio.lcp > bars.lcp && `LCP above ${bars.lcp} x`,
    ratio.usable > bars.usable && `usable above ${bars.usable} x`,
    own.cls > clsBar && `CLS above ${clsBar}`,
  ].filter(Boolean)
  for (const bar of broken) console.log(`  ${name}: ${bar}`)
  failed ||= broken.length > 0
}
process.exit(failed ? 1 : 0)
