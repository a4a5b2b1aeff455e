// `npm run bench:selector [-- --runs 20]`: the country-code selector of the built client on the real server, at 4x CPU
// and warm: from the tap to its list on the screen, and from a search's answer to its rows on the screen. Exits 1 above
// a bar of architecture §5.
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { chromiumArgs, ensureChromium } from '../scripts/chromium.ts'
import { ensureWebBuilt } from '../scripts/web-build.ts'
import { startClient } from './runner/client.ts'
import { idle } from './runner/idle.ts'
import { median } from './runner/statistics.ts'
import { measureAnswers, measureTaps, openWarm } from './selector/measure.ts'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '20' } } })

if (!(await ensureWebBuilt())) process.exit(1)
const client = await startClient()
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: chromiumArgs,
})
const subject = await openWarm(browser, client.url, idle)
const figures = [
  { name: 'tap to list painted', bar: 120, times: await measureTaps(subject, Number(values.runs)) },
  { name: 'answer to rows painted', bar: 50, times: await measureAnswers(subject, Number(values.runs)) },
]
await browser.close()
await client.stop()

const ninetieth = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.9) - 1] ?? Number.NaN

console.log('\n4x CPU, 390 x 844, zh-HK, all regions loaded, milliseconds\n')
console.log('figure                     runs   median     p90     bar')
for (const { name, bar, times } of figures) {
  const [middle, high] = [median(times), ninetieth(times)]
  console.log(
    [
      name.padEnd(24),
      String(times.length).padStart(6),
      middle.toFixed(0).padStart(8),
      high.toFixed(0).padStart(7),
      String(bar).padStart(7),
    ].join(' '),
  )
  if (middle > bar) process.exitCode = 1
  if (middle > bar) console.log(`  ${name}: median above ${bar} ms`)
}
