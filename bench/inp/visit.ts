import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '../runner/phone.ts'
import { type Control, next, read, reset, type Timed } from './controls.ts'
import { pressKey, tap } from './hand.ts'
import { until } from './viewers.ts'

/** One press, key or tap, and the time until its next frame. */
export interface Interaction {
  readonly screen: string
  readonly target: string
  /** the longest event of the interaction */
  readonly type: string
  /** milliseconds, in steps of 8; 16 also stands for less, because the browser reports no shorter event */
  readonly latency: number
  /** milliseconds of the main thread until the second frame; at full speed they exclude other work on the machine */
  readonly work: number
}

interface Acted {
  readonly target: string
  readonly at: number
  readonly work: number
}

/** How many controls of one kind, and how many controls and links in all, a visit uses. */
const most = { ofKind: 2, controls: 16, links: 2 }
const shortest = 16

const secondFrame = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))'
/** Milliseconds until the browser has reported an event, and what it loads has begun to appear. */
const settling = 80
const run = <Value>(page: Page, code: (...given: never[]) => Value, ...given: readonly unknown[]): Promise<Value> =>
  page.evaluate<Value>(`(${code})(${given.map((one) => JSON.stringify(one)).join()})`)

const workOf = async ({ send }: Page): Promise<number> => {
  const { metrics } = await send<{ metrics: { name: string; value: number }[] }>('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000
}

/** Uses the controls of the open screen one after the other, on a processor that is slowed down by a factor. */
export const visit = async (page: Page, screen: string, slower: number): Promise<Interaction[]> => {
  const acted: Acted[] = []
  await run(page, reset)
  await page.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const act = async (target: string, input: () => Promise<void>) => {
    const at = await page.evaluate<number>('performance.now()')
    const before = await workOf(page)
    await input()
    await page.evaluate(`${secondFrame}.then(() => undefined)`)
    acted.push({ target, at, work: (await workOf(page)) - before })
    await wait(settling)
  }
  const use = async ({ act: kind, x, y, name, typed }: Control) => {
    if (kind === 'adjust')
      await page.evaluate(`document.elementFromPoint(${x}, ${y}).closest('select, input, [role=slider]')?.focus()`)
    else await act(name, () => tap(page, x, y))
    if (kind === 'adjust')
      for (const key of ['ArrowDown', 'ArrowDown']) await act(`${name}, ${key}`, () => pressKey(page, key))
    if (kind === 'type') for (const key of typed) await act(`${name}, key ${key}`, () => pressKey(page, key))
  }
  const address = await page.evaluate<string>('location.hash')
  const routeOf = (hash: string) => hash.split('?')[0]
  for (let count = 0; count < most.controls; count++) {
    await until(page, "!document.querySelector('[data-leaving]')")
    // a screen that has just come back may still be empty
    const control = (await run(page, next, most)) ?? (await wait(400).then(() => run(page, next, most)))
    // a finger taps what the person sees, so the frames of the scroll are no part of the interaction
    await page.evaluate(`${secondFrame}.then(() => undefined)`)
    if (control) await use(control)
    else if (await page.evaluate<boolean>("document.querySelector('dialog[open], [role=dialog]') !== null"))
      await act('the open dialog, Escape', () => pressKey(page, 'Escape'))
    else break
    if (routeOf(await page.evaluate<string>('location.hash')) === routeOf(address)) continue
    await page.evaluate(`location.hash = ${JSON.stringify(address)}`)
    await until(page, "document.querySelector('main')")
    await wait(300)
  }
  await wait(300)
  const timed = await run(page, read)
  await page.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return acted.map(({ target, at, work }, order) => {
    const until = acted[order + 1]?.at ?? Infinity
    const own = timed.filter((event) => event.at >= at && event.at < until)
    const slowest = own.reduce<Timed>((one, other) => (other.duration > one.duration ? other : one), {
      at,
      duration: shortest,
      type: 'short',
    })
    return { screen, target, type: slowest.type, latency: slowest.duration, work }
  })
}
