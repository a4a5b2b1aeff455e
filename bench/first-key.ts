// `npm run bench:first-key [-- --moments 200] [-- --seed 1] [-- --slower 2]`: opens the sign-in at random moments around the arrival of
// its scripts, types a phone number from its first paint on, and counts what is lost of it: in Chromium on a processor slower by a factor, and
// in WebKit if it is installed. Prints how many keys arrived before, during and after the adoption of the painted form.
// Exits 1 if a key is lost.
import { parseArgs } from 'node:util'
import {
  isAdopted,
  type Moment,
  momentsOf,
  notePhases,
  type Phase,
  settled,
  typeAt,
} from '@foyer/testing/journey/first-key'
import { chromium } from '@playwright/test'
import { hasWebKit, startWebKit, untilTrue } from '../e2e/webkit/browser.ts'
import { chromiumArgs, ensureTestChromium } from '../scripts/chromium.ts'
import { ensureWebBuilt } from '../scripts/web-build.ts'
import { startLateScripts } from './first-key/late-scripts.ts'
import { startClient } from './runner/client.ts'

const { values } = parseArgs({
  options: {
    moments: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    slower: { type: 'string', default: '2' },
  },
})
const moments = momentsOf(Number(values.seed), Number(values.moments))
const number = '61234567'

if (!(await ensureWebBuilt())) process.exit(1)
const client = await startClient()

/** Counts what an engine loses. */
const counter = (engine: string) => {
  const keys: Record<Phase, number> = { painted: 0, adopting: 0, adopted: 0 }
  let [opened, lost] = [0, 0]
  const print = () => {
    console.log(
      `${engine}: ${opened} moments, ${lost} with a loss; keys: ${keys.painted} before, ${keys.adopting} during and ${keys.adopted} after the adoption`,
    )
    if (lost > 0) process.exitCode = 1
  }
  return {
    add: (moment: Moment, left: ReturnType<typeof settled>) => {
      opened++
      if (opened % 50 === 0) print()
      for (const phase of left.phases) keys[phase]++
      if (left.number === number && left.focused) return
      lost++
      console.log(`${engine}: ${JSON.stringify({ moment, left })}`)
    },
    print,
  }
}

const inChromium = async () => {
  const browser = await chromium.launch({ executablePath: ensureTestChromium(), args: chromiumArgs })
  const context = await browser.newContext({
    baseURL: client.url,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) })
  const { add, print } = counter('Chromium')
  await typeAt(page, moments, number, add)
  print()
  await browser.close()
}

const inWebKit = async () => {
  let late: number[] = []
  const site = await startLateScripts(client.url, () => late.shift() ?? 0)
  // a page is used before its scripts are there
  const { driver, stop } = await startWebKit('none')
  const { add, print } = counter('WebKit')
  try {
    for (const [nth, moment] of moments.entries()) {
      late = [...moment.late]
      await driver.get(`${site.url}/?lang=${moment.language}&nth=${nth}#/loginPage`)
      await driver.wait(
        () =>
          driver.executeScript(
            `const field = location.search.endsWith('nth=${nth}') && document.querySelector('input[type=tel]')
            if (!field) return false
            if (!globalThis.foyerPhases) (${notePhases})()
            field.focus()
            return true`,
          ),
        60_000,
        'the form is painted',
        10,
      )
      const keys = driver.actions()
      for (const key of number) keys.sendKeys(key).pause(moment.pause)
      await keys.perform()
      await untilTrue(driver, `(${isAdopted})()`)
      add(moment, await driver.executeScript(`return (${settled})()`))
    }
  } finally {
    await stop()
    site.stop()
  }
  print()
}

// side by side, because nothing is timed
await Promise.all([inChromium(), hasWebKit && inWebKit()])
if (!hasWebKit) console.log('WebKitGTK is not installed here.')
await client.stop()
