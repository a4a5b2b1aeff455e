import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ClientRoutes, clientRoutesFile } from '@foyer/api/client-routes'
import { inLanguage } from '@foyer/api/languages'
import { painterFile, painterHash } from '@foyer/api/painter'
import { phraseBreak, phrasesOf } from '@foyer/api/phrases'
import { build, defaultClientConditions, type Plugin, type Rolldown } from 'vite'
import type { Frame } from '../src/app/frame.ts'
import type { RouteDefinition } from '../src/shared/route.ts'
import type { TableId } from '../src/shared/text/catalogue.ts'
import { brandCss } from './brand-css.ts'
import { themesOf } from './campaign-themes.ts'
import { oldBrowserScript } from './old-browsers.ts'
import { type PaintedParts, paintedParts } from './painted-parts.ts'
import { holdsEntryTexts, ofTexts, stem, textsOf } from './text-files.ts'
import { readTokens } from './theme-tokens.ts'
import { definesOf, pathOf, type Variant } from './variants.ts'

const webRoot = join(import.meta.dirname, '..')
const allRoutes = /\/src\/app\/all-routes\.ts$/
const routesFolder = join(webRoot, 'src/routes')

type Bundle = Rolldown.OutputBundle
type Frames = Record<string, Frame>

/** The colour of the browser's bars until the head script knows the theme. */
const { ground = '' } = readTokens().light

/** Returns every file that these chunks need and the page itself does not already load. Files of texts are without language. */
const filesOf = (
  requested: readonly (Rolldown.OutputChunk | undefined)[],
  chunks: readonly Rolldown.OutputChunk[],
  html: string,
  base: string,
) => {
  const known = new Set(
    chunks.filter(({ fileName }) => html.includes(`"${base}${fileName}"`)).map((one) => one.fileName),
  )
  const scripts: string[] = []
  const styles = new Set<string>()
  const entry = chunks.find(holdsEntryTexts)
  const texts = new Set(entry && [stem(base + entry.fileName)])
  const visit = (fileName: string) => {
    const chunk = chunks.find((candidate) => candidate.fileName === fileName)
    if (!chunk || known.has(chunk.fileName)) return
    known.add(chunk.fileName)
    scripts.push(base + chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? [])
      if (style.endsWith(ofTexts)) texts.add(base + style.slice(0, -ofTexts.length))
      else styles.add(base + style)
    for (const imported of chunk.imports) visit(imported)
  }
  for (const chunk of requested) if (chunk) visit(chunk.fileName)
  return { scripts, styles: [...styles], texts: [...texts] }
}

const routeIn = async (folder: string): Promise<RouteDefinition<unknown>> => {
  const { route } = (await import(join(routesFolder, folder, 'route.ts'))) as { route: RouteDefinition<unknown> }
  if (route.path !== pathOf(folder)) throw new Error(`${folder}/route.ts must have the path ${pathOf(folder)}`)
  return route
}

/** Returns this variant's routes that have a first view without data. */
const paintedRoutes = async (variant: Variant) => {
  const routes = await Promise.all(variant.routes.map(routeIn))
  return routes
    .filter(({ painted }) => painted && painted !== 'data')
    .map(({ path, example }) => ({ path, ...(example && { query: example }) }))
}

/** Returns the frames of this variant's routes. */
const framesOf = async (bundle: Bundle, html: string, variant: Variant, { screens }: PaintedParts): Promise<Frames> => {
  const { base } = variant
  const frames: Frames = {}
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  for (const folder of readdirSync(routesFolder)) {
    const chunkOf = (file: string) =>
      chunks.find((chunk) => chunk.facadeModuleId?.endsWith(`/routes/${folder}/${file}`))
    const page = chunkOf('page.tsx')
    if (!page) continue
    const route = await routeIn(folder)
    const { text } = (await import(join(routesFolder, folder, 'text.ts'))) as { text: TableId }
    const shown = variant.brand.languages.map((language) => textsOf(language)[text] ?? {})
    const isActivity = route.frame === 'activity' || route.frame === 'stage'
    // the table in which the entry looks up all other routes
    const table =
      folder === 'loginPage' ? undefined : chunks.find(({ moduleIds }) => moduleIds.some((id) => allRoutes.test(id)))
    frames[route.path] = {
      kind: route.path === '/' ? 'brand' : (route.frame ?? 'back'),
      text: variant.brand.languages.map((language, column) => {
        const { title = '', lead = '' } = shown[column] ?? {}
        return [isActivity ? phrasesOf(title, language) : title, lead] as const
      }),
      ...filesOf([table, page], chunks, html, base),
      ...(route.painted === 'page' && { whole: screens[route.path] ?? [] }),
      ...(route.painted === 'visitor' && { visitor: route.example ?? '' }),
      ...(route.painted === 'data' && { data: true }),
      early: [route.early ?? []].flat(),
      ...(isActivity && { themes: themesOf(route.path) }),
    }
  }
  return frames
}

/** The files with the first views of visitors, by their name below the folder of the build's files. */
const visitorFilesOf = (frames: Frames, { brand }: Variant, { screens, painter }: PaintedParts) =>
  Object.entries(frames).flatMap(([path, { visitor }]) =>
    visitor !== undefined
      ? brand.languages.map(
          (language, column) =>
            [`${path}.${language}-${painterHash(painter)}.txt`, screens[path]?.[column] ?? ''] as const,
        )
      : [],
  )

/**
 * `virtual:frames` of the head script: a function for each route, and one for the tabs. The browser skips the functions that it does not call; the
 * frames as one object would delay the first paint of a slow phone by up to 30 ms.
 */
const framesModule = (frames: Frames, { tabs }: PaintedParts): Plugin => ({
  name: 'foyer-frames',
  resolveId: (id) => (id === 'virtual:frames' ? id : undefined),
  load: (id) => {
    if (id !== 'virtual:frames') return undefined
    const functions = Object.entries(frames).map(
      ([path, frame]) => `${JSON.stringify(path)}:()=>(${JSON.stringify(frame)})`,
    )
    return `export const frames = {${functions.join()}}; export const tabs = () => (${JSON.stringify(tabs)})`
  },
})

/** Bundles src/app/head.ts with its frames into one classic script. */
const headScript = async (frames: Frames, variant: Variant, parts: PaintedParts): Promise<string> => {
  const result = await build({
    configFile: false,
    root: webRoot,
    logLevel: 'silent',
    base: variant.base,
    plugins: [framesModule(frames, parts)],
    resolve: { conditions: [...variant.conditions, ...defaultClientConditions] },
    define: {
      ...definesOf(variant),
      __PAINTER__: JSON.stringify(painterHash(parts.painter)),
      __BACK__: JSON.stringify(
        variant.brand.languages.map((language) => textsOf(language)['shared/top-bar/top-bar']?.back),
      ),
      __FAILED__: JSON.stringify(
        variant.brand.languages.map((language) => {
          const { failed, retry } = textsOf(language)['app/failed'] ?? {}
          return [failed, retry]
        }),
      ),
    },
    build: {
      write: false,
      target: ['chrome100', 'safari15.4'],
      lib: { entry: join(webRoot, 'src/app/head.ts'), formats: ['iife'], name: 'head' },
    },
  })
  const [output] = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[]
  const code = output?.output[0]?.code
  if (!code) throw new Error('the bundle of the head script is empty')
  return code.trim().replaceAll('</script', '<\\/script')
}

/**
 * Inlines style sheets, because a second request before the first paint costs a round trip. Their addresses
 * remain in links that no browser loads. Later chunks find such a link (load-styles.ts) and do not load the sheet again
 * after the screen's own, whose rules it would override.
 */
const inlineStyles = (html: string, frames: Frames, bundle: Bundle, base: string): { html: string; styles: string } => {
  const sourceOf = (href: string) => {
    const file = bundle[href.slice(base.length)]
    return file?.type === 'asset' ? String(file.source).trim() : ''
  }
  let styles = ''
  const rest = html.replace(/\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_link, href: string) => {
    styles += sourceOf(href)
    return `<link rel="inlined" href="${href}">`
  })
  // a screen that the page shows whole has its sheets from the first paint on
  const ofWhole = Object.values(frames).flatMap(({ whole, styles }) => (whole ? styles : []))
  for (const [path, frame] of Object.entries(frames)) if (frame.whole) frames[path] = { ...frame, styles: [] }
  const links = ofWhole.map((href) => `<link rel="inlined" href="${href}">`).join('')
  return { html: rest.replace('</head>', `${links}</head>`), styles: styles + ofWhole.map(sourceOf).join('') }
}

/**
 * Names the shell before the bundler's small runtime. The connection that loaded the page is free for the file that the
 * page names first, and the other one waits for a new connection.
 */
const shellFirst = (html: string): string =>
  html.replace(/(<script [^>]*\/rolldown-runtime-[^>]*><\/script>)\s*(<script [^>]*><\/script>)/, '$2$1')

/** The firm's name in the fallback language, until the head script knows the visitor's. */
const nameOf = ({ brand }: Variant): string => inLanguage(brand.shortName, brand.languages[0] ?? 'zh-CN')

/**
 * Lets the browser wait with its first frame for the head script, which is the end of the page. A frame without the
 * headline would only delay the one with it. Browsers that do not know this link ignore it.
 */
const painted = 'painted'
const expectPainted = `<link rel="expect" href="#${painted}" blocking="render">`

/** In development Vite loads the style sheets itself, so this adds only the brand's colours and name. */
export const brandInDevelopment = (variant: Variant): Plugin => ({
  name: 'foyer-brand',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html
      .replace('<!--brand-->', nameOf(variant))
      .replace('<!--ground-->', ground)
      .replace('<!--styles-->', `<style>${brandCss(variant.brand, variant.base)}</style>`),
})

/** The routes for the server, which names their style sheets and inlines the replies to their public calls. */
const routesOf = (frames: Frames, { brand }: Variant): ClientRoutes =>
  Object.fromEntries(
    Object.entries(frames).map(([path, { text, styles, early, data }]) => {
      const texts = brand.languages.map((language, column) => {
        const [title = '', lead = ''] = text[column] ?? []
        return [language, { title: title.replaceAll(phraseBreak, ''), lead }] as const
      })
      return [path, { text: Object.fromEntries(texts), styles, early, ...(data && { hasFirstView: data }) }]
    }),
  )

/**
 * Design §5: the built page paints headline and frame of every route in every language before any script arrives. The
 * build also writes the list of routes, which the server reads, and the script with which it renders first views.
 */
export const firstPaint = (variant: Variant): Plugin => {
  let frames: Frames = {}
  let painter = ''
  let ofVisitors: ReturnType<typeof visitorFilesOf> = []
  return {
    name: 'foyer-first-paint',
    apply: 'build',
    writeBundle: ({ dir = '' }) => {
      writeFileSync(join(dir, clientRoutesFile), JSON.stringify(routesOf(frames, variant)))
      if (Object.values(frames).some(({ data }) => data)) writeFileSync(join(dir, painterFile), painter)
      for (const [name, html] of ofVisitors) writeFileSync(join(dir, 'assets', name), html)
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (source, { bundle }) => {
        if (!bundle) throw new Error('the first-paint plugin requires the finished bundle')
        const parts = await paintedParts(variant, await paintedRoutes(variant))
        painter = parts.painter
        frames = await framesOf(bundle, source, variant, parts)
        const { html, styles } = inlineStyles(shellFirst(source), frames, bundle, variant.base)
        ofVisitors = visitorFilesOf(frames, variant, parts)
        const script = await headScript(frames, variant, parts)
        return html
          .replace(/<html lang="[^"]*"/, `<html lang="${variant.brand.languages[0]}"`)
          .replace('<!--brand-->', () => nameOf(variant))
          .replace('<!--ground-->', ground)
          .replace(
            '<!--styles-->',
            () => `${expectPainted}<style>${brandCss(variant.brand, variant.base)}${styles}</style>`,
          )
          .replace('<!--old-browsers-->', () => `<script>${oldBrowserScript(variant)}</script>`)
          .replace('<!--head-script-->', () => `<script>${script}</script><template id="${painted}"></template>`)
      },
    },
  }
}
