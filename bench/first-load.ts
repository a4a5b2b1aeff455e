// `npm run bench:first-load [-- --runs 9] [-- --alias] [-- --all | route ...]`: how long a first visitor on slow 4G and a
// slow phone waits for each route, with --alias also by its alias, as a ratio to a React hello world that is built by the same Vite and measured in alternation,
// as a table for docs/figures.md. Exits 1 above a bar of architecture §5.
import { parseArgs } from 'node:util'
import { aliasFolder } from '@foyer/api/client-routes'
import { pathOf, variants } from '../apps/web/build/variants.ts'
import { ensureWebBuilt } from '../scripts/web-build.ts'
import { startHello } from './first-load/hello.ts'
import { type Figures, measure, type Subject } from './first-load/measure.ts'
import { screenOf } from './first-load/screens.ts'
import { startClient } from './runner/client.ts'
import { idle } from './runner/idle.ts'
import { startPhone } from './runner/phone.ts'
import { slow4g, startSlowLink } from './runner/slow-link.ts'
import { median } from './runner/statistics.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '9' },
    all: { type: 'boolean', default: false },
    alias: { type: 'boolean', default: false },
  },
})
const usual = values.all ? variants.retail.routes.map(pathOf) : ['/loginPage', '/']
const routes = positionals.length > 0 ? positionals : usual

/** Design §5: the sign-in screen paints from the HTML; other screens also load data. */
const barsOf = (route: string) =>
  route === '/loginPage'
    ? { lcp: 0.6, usable: 1.15, scriptBytes: 61_500 }
    : { lcp: 1.25, usable: 1.35, scriptBytes: Infinity }
const clsBar = 0.02

if (!(await ensureWebBuilt())) process.exit(1)
const hello = await startHello()
const client = await startClient()
const links = await Promise.all([hello, client].map(({ url }) => startSlowLink(Number(new URL(url).port), slow4g)))
const [helloUrl, clientUrl] = links.map(({ port }) => `http://localhost:${port}`)
const phone = await startPhone()

const subjects: Subject[] = [
  { name: 'React hello world', url: `${helloUrl}`, usable: 'h1' },
  ...routes.flatMap((route) => {
    const { path, usable } = screenOf(route)
    const own = { name: route, url: `${clientUrl}/#${path}`, usable, types: route === '/loginPage' }
    const alias = `/${aliasFolder}${path}`
    return values.alias ? [own, { ...own, name: alias, url: `${clientUrl}${alias}` }] : [own]
  }),
]
const above: string[] = []
const results = new Map<string, Figures[]>(subjects.map(({ name }) => [name, []]))
// The floor is measured again before every fourth screen, because one visit in three is off by a tenth.
const [floorSubject, ...screens] = subjects
const turnOf = screens.flatMap((subject, at) => (at % 4 === 0 && floorSubject ? [floorSubject, subject] : [subject]))
for (let turn = 0; turn < Number(values.runs); turn++) {
  for (const subject of turnOf) {
    await idle()
    try {
      results.get(subject.name)?.push(await measure(phone, subject))
    } catch (error) {
      // a failed screen does not prevent measuring the others
      above.push(`${subject.name}: ${String(error).split('\n')[0]}`)
    }
  }
  console.log(`${turn + 1} of ${values.runs} visits of each screen are measured`)
}
await phone.close()
for (const link of links) link.stop()
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
console.log(
  `\nslow 4G (1.6/0.75 Mbit/s, 150 ms), 4x CPU, cold, median of ${values.runs}; ratios to the hello world of this run\n`,
)
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
console.log(row(['screen', 'JS br bytes', 'FCP ms', 'LCP ms', 'ratio', 'usable ms', 'ratio', 'TBT ms', 'CLS']))
console.log(row(['---', ...Array.from({ length: 8 }, () => '---:')]))
for (const { name } of subjects) {
  const own = middle(name)
  const ratio = { lcp: own.lcp / floor.lcp, usable: own.usable / floor.usable }
  console.log(
    row([
      name,
      String(own.scriptBytes),
      own.fcp.toFixed(0),
      own.lcp.toFixed(0),
      ratio.lcp.toFixed(2),
      own.usable.toFixed(0),
      ratio.usable.toFixed(2),
      own.tbt.toFixed(0),
      own.cls.toFixed(3),
    ]),
  )
  if (name === 'React hello world') continue
  const bars = barsOf(name)
  const broken = [
    own.scriptBytes > bars.scriptBytes && `JavaScript above ${bars.scriptBytes} bytes`,
    ratio.lcp > bars.lcp && `LCP above ${bars.lcp} x`,
    ratio.usable > bars.usable && `usable above ${bars.usable} x`,
    own.cls > clsBar && `CLS above ${clsBar}`,
  ].filter(Boolean)
  above.push(...broken.map((bar) => `${name}: ${bar}`))
}
if (above.length > 0) console.log(`\n${above.join('\n')}`)
process.exit(above.length > 0 ? 1 : 0)
