import { type Answer, type Answers, publicAnswer, type Received, requestsOf } from '@foyer/testing/browser'
import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { leaveScreen, type Opening, openScreen } from '../../../testing/screen.tsx'
import { forgetList } from '../full-list.ts'

const areaCodes = 'GET /opening/system/areaCode/aggregatedSearch'

export const areaButton = page.getByRole('button', { name: /\+\d+$/ })
export const dialog = page.getByRole('dialog')
const list = dialog.getByRole('listbox')
export const field = dialog.getByRole('combobox')
/** Rows in view of a person; those hidden behind a search are none. */
export const options = list.getByRole('option')
export const current = list.getByRole('option', { selected: true })
export const heading = (name: string): Locator => list.getByText(name, { exact: true })
export const group = (name: string): Locator => list.getByRole('group', { name, exact: true })
export const listbox = list

export const textsOf = (locator: Locator): (string | null)[] => locator.elements().map(({ textContent }) => textContent)

/** All regions, and the common ones once more. */
export const expectWholeList = () => expect.poll(() => options.elements().length).toBeGreaterThan(245)
export const expectOnly = (text: RegExp) => expect.poll(() => textsOf(options)).toEqual([expect.stringMatching(text)])

/** The texts that were searched for so far; that of the whole list is empty. */
export const searches = (): (string | null)[] => requestsOf(areaCodes).map(({ query }) => query.get('content'))

/** Answers to search texts, that of the whole list being ''; the sandbox server answers all others. */
export const answering = (given: Readonly<Record<string, Answer>>): Answers => ({
  [areaCodes]: (request: Received) => {
    const answer = given[request.query.get('content') ?? ''] ?? publicAnswer
    return typeof answer === 'function' ? answer(request) : answer
  },
})

/** The sign-in screen with nothing fetched yet. */
export const openSignIn = async (opening: Opening = {}): Promise<void> => {
  forgetList()
  await openScreen('/loginPage', opening)
}

/** The sign-in screen with the selector open on it. */
export const openSelector = async (opening?: Opening): Promise<void> => {
  await openSignIn(opening)
  await areaButton.click()
  await expect.element(dialog).toBeVisible()
}

/** As in an address with `pc=1`, until the function that is returned is called. */
export const inPcMode = () => {
  const before = location.search
  const go = (search: string) =>
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`)
  go(`${before}${before ? '&' : '?'}pc=1`)
  return async () => {
    // an open selector has an entry of its own, whose address is not the page's
    await leaveScreen()
    go(before)
  }
}
