import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { FirstView } from '@foyer/api/client-routes'
import { expect } from '@foyer/testing/journey/fixtures'
import type { Page, Route } from '@playwright/test'
import type { RouteDefinition } from '../apps/web/src/shared/route.ts'
import { test } from './in-host.ts'

const languages = ['zh-CN', 'zh-HK', 'en-US'] as const

/** What a page notes about its painted screen, and when the client has rendered its first screen. */
interface Noted {
  /** the language in which the screen was painted */
  painted: string
  /** links, buttons and fields of the painted screen, which an adopted one still has */
  controls: Element[]
  /** every error that nothing catches: React reports a screen that it could not adopt in this way */
  errors: string[]
  /** the elements of the first screen with their attributes, and its text */
  screen: string[] | undefined
}

/**
 * Notes what happens to the painted screen. With `anew` in the query the client does not know that the screen was painted
 * for it, and renders its own. A `fault` in the query is a text that the build did not render.
 */
const note = (page: Page) =>
  page.addInitScript(() => {
    const noted: Noted = { painted: '', controls: [], errors: [], screen: undefined }
    Object.assign(globalThis, { foyerNoted: noted })
    const query = new URLSearchParams(location.search)
    // a tab with a history, such as viewed activities, has no painted view
    if (location.protocol !== 'about:') sessionStorage.clear()
    addEventListener('error', ({ message }) => noted.errors.push(message))
    new MutationObserver((_, watcher) => {
      const root = document.getElementById('app')
      if (!root) return
      if (noted.painted === '') {
        if (!root.dataset.painted) return
        noted.painted = root.dataset.painted
        noted.controls = [...root.querySelectorAll('a, button, input, select')]
        if (query.has('fault')) root.querySelector('h1')?.append(String(query.get('fault')))
        if (query.has('anew')) root.dataset.painted = 'anew'
      } else if (root.dataset.painted === undefined && !(query.has('anew') && noted.controls[0]?.isConnected)) {
        watcher.disconnect()
        noted.screen = [...root.querySelectorAll('*')].map(({ localName, attributes }) => {
          // In a screen that React renders anew, the choice in a menu has no attribute, and the ids are numbered differently.
          // A field of a draw has a random text.
          const own = [...attributes].filter(({ name }) => name !== 'selected' && name !== 'value')
          return [localName, ...own.map(({ name, value }) => `${name}=${value}`).sort()].join(' ')
        })
        noted.screen.push(String(root.textContent))
        noted.screen = noted.screen.map((line) => line.replace(/_[Rr]_\w*?_/g, 'id'))
      }
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })

/** Opens an address, and returns what was noted once the client has rendered its first screen. */
const open = async (page: Page, address: string) => {
  await page.goto(address, { waitUntil: 'commit' })
  const noted = await page.waitForFunction(() => {
    const { foyerNoted } = globalThis as unknown as { foyerNoted?: Noted }
    return foyerNoted?.screen === undefined
      ? undefined
      : { ...foyerNoted, controls: [...new Set(foyerNoted.controls.map(({ isConnected }) => isConnected))] }
  })
  return noted.jsonValue() as Promise<Omit<Noted, 'controls'> & { controls: boolean[] }>
}

const retained = [true]
const lost = [false]

/** Opens a screen in these languages, and expects that the client adopts it and would have rendered the same itself. */
const expectAdopted = async (
  page: Page,
  path: string,
  hash: string,
  looks: typeof everyLook,
  shown: readonly string[] = languages,
) => {
  const own = new Map<string, string[] | undefined>()
  for (const language of shown) {
    const anew = await open(page, `${path}?lang=${language}&anew#${hash}`)
    expect(anew, `${path} ${hash} ${language}`).toMatchObject({ painted: language, controls: lost, errors: [] })
    own.set(language, anew.screen)
  }
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 844 })
    // the address differs from the one before, because a browser does not load the same one again
    for (const language of shown)
      expect(
        await open(page, `${path}?lang=${language}#${hash}`),
        `${path} ${hash} ${language} ${colorScheme} ${width}`,
      ).toEqual({ painted: language, controls: retained, errors: [], screen: own.get(language) })
  }
}

const everyLook = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [390, 1280].map((width) => ({ colorScheme, width })),
)

test('A11 R5 the client adopts the painted sign-in without a difference, in every language, in both colours, on a phone and on a computer, with a way back and at /institution/', async ({
  enter,
}) => {
  const { page } = await enter('pc', 'about:blank', note)
  await expectAdopted(page, '/', '/loginPage', everyLook)
  await expectAdopted(page, '/', '/loginPage?back=%2Fme', everyLook.slice(0, 1))
  await expectAdopted(page, '/institution/', '/loginPage', everyLook.slice(1, 3))

  // what the build did not render is reported, and the painted form thrown away
  const faulty = await open(page, '/?lang=en-US&fault=another#/loginPage')
  expect(faulty.errors).toEqual([expect.stringContaining('Minified React error #418')])
  expect(faulty.controls).toEqual(lost)
})

/** Paths of the routes whose first view for a visitor the build or the server renders, with the query of those that need an id. */
const pathsPainted = async (painted: RouteDefinition<unknown>['painted']): Promise<string[]> => {
  const files = globSync('apps/web/src/routes/*/route.ts').map((file) => resolve(file))
  const modules = (await Promise.all(files.map((file) => import(file)))) as { route: RouteDefinition<unknown> }[]
  return modules
    .filter(({ route }) => route.painted === painted)
    .map(({ route: { path, example } }) => path + (example ? `?${example.replace(/A/g, 'x').replace(/0/g, 'e')}` : ''))
}

/** Lets scripts arrive only when the first view of a visitor is painted. */
const delayScripts = (page: Page) =>
  page.route('**/assets/*.js', async (route) => {
    await page.waitForFunction(() => (globalThis as unknown as { foyerNoted: Noted }).foyerNoted.painted !== '')
    await route.continue()
  })

test('A11 the client adopts the painted first view of a visitor without a difference, in every language, in both colours, on a phone and on a computer, and at /institution/', async ({
  enter,
}) => {
  const { page } = await enter('pc', 'about:blank', note)
  await delayScripts(page)
  const paths = await pathsPainted('visitor')
  expect(paths).toContain('/account')
  for (const [index, path] of paths.entries()) {
    const look = index % everyLook.length
    await expectAdopted(page, '/', path, everyLook.slice(look, look + 1))
  }
  await expectAdopted(page, '/institution/', '/me', everyLook.slice(0, 1))
})

/** What the routes need in their address to show anything. */
const codes: Readonly<Record<string, string>> = {
  '/activityTemplate': '?code=first-account',
  '/activitySecondTemplate': '?code=account-health',
  '/conversionAccess': '?code=coffee',
  '/security': '?code=02800',
  '/video': '?code=margin-interest',
  '/shoppingRedirectPage': '?target=harbour-mall',
}

/**
 * Answers each first view as at its first request, because quotes and viewers change between two visits. A busy server
 * answers without HTML when a reply is late, and the client then renders the view: it is requested again.
 */
const repeatViews = async (page: Page) => {
  const bodies = new Map<string, Promise<string>>()
  const rendered = async (route: Route): Promise<string> => {
    const response = await route.fetch()
    const { html } = (await response.json()) as FirstView
    return html ? response.text() : rendered(route)
  }
  await page.route('**/first-views/**', async (route) => {
    const url = route.request().url()
    const body = bodies.get(url) ?? rendered(route)
    bodies.set(url, body)
    await route.fulfill({ contentType: 'application/json', body: await body })
  })
}

test('A11 the client adopts the first view with data that the server rendered for a visitor without a difference, each in one of the languages, one of the colours, on a phone or on a computer, and at /institution/', async ({
  enter,
}) => {
  const { page } = await enter('pc', 'about:blank', note)
  await delayScripts(page)
  await repeatViews(page)
  const paths = await pathsPainted('data')
  expect(paths).toContain('/keetaActivity')
  for (const [index, path] of paths.entries()) {
    const look = index % everyLook.length
    const nth = index % languages.length
    const shown = languages.slice(nth, nth + 1)
    await expectAdopted(page, '/', path + (codes[path] ?? ''), everyLook.slice(look, look + 1), shown)
  }
  await expectAdopted(page, '/institution/', '/', everyLook.slice(0, 1), languages.slice(1, 2))
})

for (const [name, path] of [
  ['android-app', '/'],
  ['institution-android', '/institution/'],
] as const)
  test(`A13 R5 in ${name} the client adopts the painted sign-in without a difference, in every language`, async ({
    enter,
  }) => {
    const { page } = await enter(name, 'about:blank', note)
    await expectAdopted(page, path, '/loginPage?back=%2Fme', everyLook.slice(2, 3))
  })
