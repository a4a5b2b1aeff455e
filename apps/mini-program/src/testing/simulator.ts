import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import vm from 'node:vm'
import type { OpenPage, PageInstance, PageOptions, SharedCard, Vendor } from '../vendor.ts'
import { render, type Shown } from './template.ts'

type Data = Readonly<Record<string, unknown>>
type Definition = PageOptions<Data>
type Instance = Definition & PageInstance<Data>
type Handler = `on${string}`

/** A page in the stack of the simulator. */
interface Page extends OpenPage {
  readonly shown: () => Shown
  /** what the vendor calls when something happens on the page, such as a tap */
  readonly fire: (event: string, detail?: object) => void
  readonly share: (webViewUrl?: string) => SharedCard
}

/** A built mini-program, running. */
export interface Simulator {
  /** the page on the screen */
  top(): Page
  readonly stack: readonly OpenPage[]
  /** from outside: a card, a scanned code, a link; the pages before are gone */
  launch(url: string): void
  /** from a page, the web view's included: the page before stays below */
  navigateTo(url: string): void
  readonly titles: readonly string[]
}

/** What the shell asks of a host beside what the simulator itself is. */
export type Host = Omit<Vendor, 'navigateBack' | 'reLaunch' | 'setNavigationBarTitle'>

/** Values stay as they stand in the link, as the vendor leaves them. */
const queryOf = (query: string): Record<string, string> =>
  Object.fromEntries(query === '' ? [] : query.split('&').map((pair) => pair.split(/=(.*)/s).slice(0, 2)))

/**
 * Runs a built package as the vendor's service layer does: scripts in an engine that knows the language and little more,
 * each a module with a relative `require`, pages as `Page` was told them, data by `setData` alone. Templates are rendered
 * by `render`. No element of the vendor's is simulated: what stands in the web view is its address.
 */
export const simulate = (folder: string, host: Host): Simulator => {
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8')
  const { pages }: { pages: string[] } = JSON.parse(read('app.json'))
  const modules = new Map<string, { exports: object }>()
  const definitions = new Map<string, Definition>()
  const stack: Page[] = []
  const titles: string[] = []
  let app: { onLaunch?(): void } = {}
  let loading = ''

  const context = vm.createContext({
    setTimeout,
    clearTimeout,
    setInterval: (work: () => void, every: number) => setInterval(work, every).unref(),
    clearInterval,
    App: (options: object) => {
      app = options
    },
    getApp: () => app,
    getCurrentPages: () => [...stack],
    Page: (options: Definition) => void definitions.set(loading, options),
    wx: {
      ...host,
      setNavigationBarTitle: ({ title }) => void titles.push(title),
      navigateBack: ({ delta }) => void stack.splice(Math.max(1, stack.length - delta)),
      reLaunch: ({ url }) => launch(url),
    } satisfies Vendor,
  })
  vm.runInContext('globalThis.Function = function () { return function () {} }', context)

  const load = (path: string): object => {
    const known = modules.get(path)
    if (known) return known.exports
    const module = { exports: {} }
    modules.set(path, module)
    const run = vm.runInContext(`(function (require, module, exports) {${read(path)}\n})`, context, { filename: path })
    run((target: string) => load(join(dirname(path), target)), module, module.exports)
    return module.exports
  }

  const open = (url: string): Page => {
    const [path = '', query = ''] = url.replace(/^\//, '').split(/\?(.*)/s)
    if (!pages.includes(path)) throw new Error(`${path} is no page of app.json`)
    loading = path
    if (!definitions.has(path)) load(`${path}.js`)
    const definition = definitions.get(path) as Definition
    const instance: Instance = {
      ...definition,
      // what does not survive a copy does not reach the vendor's other thread
      data: structuredClone(definition.data),
      setData(changes: Data) {
        Object.assign(instance.data, structuredClone(changes))
      },
    }
    const shown = (): Shown => {
      const found = render(read(`${path}.wxml`), instance.data)
      for (const handler of Object.values(found.handlers))
        if (typeof instance[handler as Handler] !== 'function') throw new Error(`${handler} is no handler`)
      return found
    }
    const page: Page = {
      route: path,
      shown,
      fire: (event, detail = {}) => {
        const handler = shown().handlers[event]
        if (handler === undefined) throw new Error(`nothing on the screen hears ${event}`)
        const hear = instance[handler as Handler] as (event: object) => void
        hear.call(instance, { detail })
      },
      share: (webViewUrl) => {
        const card = instance.onShareAppMessage?.(webViewUrl === undefined ? {} : { webViewUrl })
        if (!card) throw new Error(`${path} cannot be shared`)
        return card
      },
    }
    stack.push(page)
    instance.onLoad(queryOf(query))
    return page
  }
  const launch = (url: string): void => {
    stack.length = 0
    open(url)
  }

  load('app.js')
  app.onLaunch?.()
  return {
    top: () => stack.at(-1) as Page,
    stack,
    launch,
    navigateTo: (url) => void open(url),
    titles,
  }
}
