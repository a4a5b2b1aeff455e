import { type Answer, type Answers, publicAnswer, type Received, requestsOf } from '@foyer/testing/browser'
import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { addPcToAddress } from '../../../testing/pc-address.ts'
import { leaveScreen, type Opening, openScreen } from '../../../testing/screen.tsx'
import { clearList } from '../full-list.ts'

const areaCodes = 'GET /opening/system/areaCode/aggregatedSearch'

export const areaButton = page.getByRole('button', { name: /\+\d+$/ })
export const dialog = page.getByRole('dialog')
const list = dialog.getByRole('listbox')
export const field = dialog.getByRole('combobox')
/** Visible rows, without those that are hidden behind a search. */
export const options = list.getByRole('option')
export const current = list.getByRole('option', { selected: true })
export const heading = (name: string): Locator => list.getByText(name, { exact: true })
export const group = (name: string): Locator => list.getByRole('group', { name, exact: true })
export const listbox = list

export const textsOf = (locator: Locator): (string | null)[] => locator.elements().map(({ textContent }) => textContent)

/** Waits for all regions, with the common ones listed twice. */
export const expectWholeList = () => expect.poll(() => options.elements().length).toBeGreaterThan(245)
export const expectOnly = (text: RegExp) => expect.poll(() => textsOf(options)).toEqual([expect.stringMatching(text)])

/** The search texts of all requests so far; empty for the whole list. */
export const searches = (): (string | null)[] => requestsOf(areaCodes).map(({ query }) => query.get('content'))

/** Answers by search text, '' for the whole list. The sandbox server answers all other texts. */
export const answering = (given: Readonly<Record<string, Answer>>): Answers => ({
  [areaCodes]: (request: Received) => {
    const answer = given[request.query.get('content') ?? ''] ?? publicAnswer
    return typeof answer === 'function' ? answer(request) : answer
  },
})

/** Opens the sign-in screen with nothing loaded yet. */
export const openSignIn = async (opening: Opening = {}): Promise<void> => {
  clearList()
  await openScreen('/loginPage', opening)
}

/** Opens the sign-in screen with the selector open. */
export const openSelector = async (opening?: Opening): Promise<void> => {
  await openSignIn(opening)
  await areaButton.click()
  await expect.element(dialog).toBeVisible()
}

/** Simulates an address with `pc=1` until the returned function is called. */
export const inPcMode = () => {
  const restore = addPcToAddress()
  return async () => {
    // an open selector has an entry of its own, whose address is not the page's
    await leaveScreen()
    restore()
  }
}
