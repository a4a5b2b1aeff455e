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
  /** triggers a handler as the vendor does when something happens on the page, such as a tap */
  readonly fire: (event: string, detail?: object) => void
  readonly share: (webViewUrl?: string) => SharedCard
}

/** A built mini-program that is running. */
export interface Simulator {
  /** returns the page on the screen */
  top(): Page
  readonly stack: readonly OpenPage[]
  /** opens a page from outside, by a card, a scanned code or a link; previous pages are removed */
  launch(url: string): void
  /** opens a page from another page or the web view; the previous page stays below */
  navigateTo(url: string): void
  readonly titles: readonly string[]
}

/** The functions of a host that the simulator does not implement itself. */
export type Host = Omit<Vendor, 'navigateBack' | 'reLaunch' | 'setNavigationBarTitle'>

/** Values remain percent-encoded, as the vendor leaves them. */
const queryOf = (query: string): Record<string, string> =>
  Object.fromEntries(query === '' ? [] : query.split('&').map((pair) => pair.split(/=(.*)/s).slice(0, 2)))

/**
 * Runs a built package like the vendor's service layer: scripts in an engine with little more than the language, each a
 * module with a relative `require`, pages as passed to `Page`, and data set by `setData` only. `render` renders
 * templates. Vendor elements are not simulated: a web view is represented by its address.
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
    if (!pages.includes(path)) throw new Error(`${path} is not a page of app.json`)
    loading = path
    if (!definitions.has(path)) load(`${path}.js`)
    const definition = definitions.get(path) as Definition
    const instance: Instance = {
      ...definition,
      // the vendor copies data to another thread, so anything that cannot be cloned is lost
      data: structuredClone(definition.data),
      setData(changes: Data) {
        Object.assign(instance.data, structuredClone(changes))
      },
    }
    const shown = (): Shown => {
      const found = render(read(`${path}.wxml`), instance.data)
      for (const handler of Object.values(found.handlers))
        if (typeof instance[handler as Handler] !== 'function') throw new Error(`the page has no handler ${handler}`)
      return found
    }
    const page: Page = {
      route: path,
      shown,
      fire: (event, detail = {}) => {
        const handler = shown().handlers[event]
        if (handler === undefined) throw new Error(`no element on the screen handles ${event}`)
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
