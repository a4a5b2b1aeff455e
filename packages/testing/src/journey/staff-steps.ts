import type { CampaignDetail, CampaignList } from '@foyer/api/staff/campaigns'
import type { Browser, Page } from '@playwright/test'
import { expect, fromHere } from './fixtures.ts'

// the sandbox's provider of staff answers only the machine it runs on
const largeScreen = {
  viewport: { width: 1280, height: 900 },
  hasTouch: false,
  isMobile: false,
  locale: 'en-US',
  extraHTTPHeaders: fromHere,
} as const

/**
 * Signs one of the sandbox's staff in at the provider of the server, by the calls of its pages. The session is in the
 * page's browser.
 *
 * @param member their name or their id in the form of the provider, such as `staff-3`
 */
export const signInStaff = async ({ request }: Pick<Page, 'request'>, member: string): Promise<void> => {
  const form = await (await request.get('/staff/sign-in', { headers: fromHere })).text()
  const action = /action="([^"]+)"/.exec(form)?.[1]
  const id = [...form.matchAll(/value="([^"]+)">([^<]+) </g)].find((found) => found.includes(member))?.[1]
  if (!action || !id) throw new Error(`the provider does not offer ${member}: ${form}`)
  const reply = await request.post(action, { headers: fromHere, form: { member: id } })
  expect(reply.ok(), await reply.text()).toBe(true)
}

/** Opens a page of the console as one of the sandbox's staff, in a browser of their own. */
export const openConsole = async (browser: Browser, name: string, path: string): Promise<Page> => {
  const context = await browser.newContext({ ...largeScreen, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await signInStaff(page, name)
  await page.goto(`/console${path}`)
  return page
}

/** Makes a call of the console as its signed-in person. @returns the data of the reply */
export const callAs = <T>(page: Page, path: string, body: object): Promise<T> =>
  page.evaluate(
    async ([url, payload]) => {
      const headers = { 'content-type': 'application/json' }
      const reply = await fetch(url, { method: 'POST', headers, body: payload })
      const { data, reason } = await reply.json()
      if (data === undefined) throw new Error(`${url} is refused: ${reason}`)
      return data
    },
    [path, JSON.stringify(body)] as const,
  )

/** Gives the reason in the open dialog and confirms it. */
export const confirmAct = async (page: Page, button: string): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A journey needs it')
  await dialog.getByRole('button', { name: button, exact: true }).click()
}

/** Creates a campaign with the page of another one, as the signed-in author. @returns its id */
export const createCopy = async (page: Page, of: string): Promise<string> => {
  const { campaigns } = await callAs<CampaignList>(page, '/staff/campaigns/list', { filter: { text: of } })
  const copy = { key: crypto.randomUUID(), from: campaigns[0]?.id }
  return (await callAs<CampaignDetail>(page, '/staff/campaigns/create', copy)).summary.id
}
