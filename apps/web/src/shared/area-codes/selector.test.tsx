import { fingerOn } from '@foyer/testing/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import * as styles from './region-list.module.css'
import {
  areaButton,
  current,
  dialog,
  expectWholeList,
  field,
  group,
  heading,
  inPcMode,
  listbox,
  openSelector,
  options,
  textsOf,
} from './testing/selector.ts'

const words = {
  'zh-CN': { often: '常用', cancel: '取消', close: '关闭', label: '国家或地区：', hongKong: '香港', letter: 'X' },
  'zh-HK': { often: '常用', cancel: '取消', close: '關閉', label: '國家或地區：', hongKong: '香港', letter: 'H' },
  'en-US': {
    often: 'Frequently used',
    cancel: 'Cancel',
    close: 'Close',
    label: 'Country or region: ',
    hongKong: 'Hong Kong',
    letter: 'H',
  },
} as const
const languages = ['zh-CN', 'zh-HK', 'en-US'] as const

let leavePcMode = async () => {}
afterEach(async () => {
  vi.restoreAllMocks()
  await leavePcMode()
  leavePcMode = async () => {}
})

/** Simulates a device with a mouse. */
const withMouse = () => {
  const real = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => real(query.replace('(pointer: fine)', 'all')))
}

test('C6 a tap in the moment in which a pick closes the selector opens it again', async () => {
  await openSelector()
  await expectWholeList()
  const button = document.querySelector<HTMLElement>('[aria-haspopup="dialog"][aria-expanded="true"]')
  const isOpen = () => document.querySelector('dialog')?.open
  document.querySelector('dialog')?.addEventListener('close', () => button?.click())
  document.querySelector<HTMLElement>('[role="option"]')?.click()
  expect(isOpen()).toBe(false)
  await expect.poll(isOpen).toBe(true)
})

for (const language of languages) {
  const t = words[language]

  test(`C2 C5 A1 in ${language} common entries come first, then letters, each row with name and code`, async () => {
    await openSelector({ language })
    await expectWholeList()
    await expect.element(dialog.getByRole('group').first()).toHaveAccessibleName(t.often)
    await expect.element(group(t.often).getByRole('option').first()).toHaveTextContent(`${t.hongKong}+852`)
    const ofLetter = group(t.letter).getByRole('option').filter({ hasText: '+852' })
    await expect.element(ofLetter).toHaveTextContent(`${t.hongKong}+852`)
    const names = dialog
      .getByRole('group')
      .elements()
      .map((each) => String(each.firstChild?.textContent))
    expect(names.slice(1)).toEqual([...names.slice(1)].sort())
    expect(new Set(names).size).toBe(names.length)
    const inA = textsOf(group('A').getByCss(`.${styles.regionName}`)).map(String)
    expect(inA.length).toBeGreaterThan(5)
    expect(inA).toEqual([...inA].sort(new Intl.Collator(language).compare))
  })

  test(`C6 C1 in ${language} a picked row sets the code, Cancel leaves it unchanged, and both return the focus`, async () => {
    await openSelector({ language })
    await group(t.letter).getByRole('option').filter({ hasText: '+852' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(areaButton).toHaveAccessibleName(`${t.label}${t.hongKong} +852`)
    await expect.element(areaButton).toHaveFocus()

    await areaButton.click()
    await dialog.getByRole('button', { name: t.cancel, exact: true }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(areaButton).toHaveTextContent('+852')
    await expect.element(areaButton).toHaveFocus()
  })

  test(`A10 C1 in ${language} pc=1 in the address hides the search bar on a phone too`, async () => {
    leavePcMode = inPcMode()
    await openSelector({ language })
    await expect.element(options.first()).toBeVisible()
    expect(field.elements()).toEqual([])
    await expect.element(dialog.getByRole('button', { name: t.close })).toBeVisible()
  })
}

test('C6 closing returns the focus also where a tap does not focus the button, as on iOS', async () => {
  await openSelector()
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const button = areaButton.element() as HTMLElement
  button.blur()
  // a click by script moves no focus
  button.click()
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(areaButton).toHaveFocus()
})

test('C5 only one row is the current one, by id, although regions share its code and common regions are listed twice', async () => {
  await openSelector()
  await expect.element(current).toHaveTextContent('Hong Kong+852')
  await group('C')
    .getByRole('option', { name: /^Canada/ })
    .click()
  await expect.element(areaButton).toHaveAccessibleName('Country or region: Canada +1')
  await areaButton.click()
  await expect.element(current).toHaveTextContent('Canada+1')
  await expect.poll(() => options.filter({ hasText: /^Canada/ }).elements().length).toBe(2)
  // marked by a tick and a heavier weight, not by colour alone
  await expect.element(current.getByCss('svg')).toBeVisible()
  await expect.element(current).toHaveStyle({ fontWeight: '600' })
  await expect.element(options.filter({ hasText: 'United States' }).first()).toHaveStyle({ fontWeight: '400' })
})

test('C5 C10 keys move through the rows without changing which of them is the current one', async () => {
  await openSelector()
  await expect.element(current).toHaveTextContent('Hong Kong+852')
  const active = () => document.querySelector('[data-active]')?.textContent
  ;(listbox.element() as HTMLElement).focus()
  await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{ArrowDown}')
  await expect.poll(active).toMatch(/^(?!Hong Kong)./)
  await expect.element(current).toHaveTextContent('Hong Kong+852')
})

test('C5 the current row is in view when the list opens, also when it is far down', async () => {
  await openSelector()
  await group('Z')
    .getByRole('option', { name: /^Zambia/ })
    .click()
  await expect.element(areaButton).toHaveTextContent('+260')
  await areaButton.click()
  await expect.element(current).toHaveTextContent('Zambia+260')
  await expect.element(current).toBeInViewport({ ratio: 1 })
})

test('C1 a tap outside the sheet and the Escape key close the selector without a change', async () => {
  await openSelector()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(areaButton).toHaveFocus()
  await areaButton.click()
  await expect.element(dialog).toBeVisible()
  await userEvent.click(dialog, { position: { x: 195, y: -7 }, force: true })
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(areaButton).toHaveTextContent('+852')
})

test('C2 the heading of a group stays at the top of the list while its rows scroll', async () => {
  await openSelector()
  await expect.element(heading('B')).toBeInTheDocument()
  const element = listbox.element()
  element.scrollTo(0, (element.querySelector<HTMLElement>('[data-group="B"]')?.offsetTop ?? 0) + 200)
  const above = () => heading('B').element().getBoundingClientRect().y - element.getBoundingClientRect().y
  await expect.poll(above).toBe(0)
})

test('C1 the screen behind an open selector does not scroll', async () => {
  const root = document.documentElement
  await openSelector()
  await expect.element(root).toHaveStyle({ overflow: 'hidden' })
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(root).not.toHaveStyle({ overflow: 'hidden' })
})

test('A10 C1 with a mouse and from 768 px on there is no search bar, and the Close button and Escape cancel', async () => {
  withMouse()
  await openSelector({ size: [768, 900] })
  await expect.element(options.first()).toBeVisible()
  expect(field.elements()).toEqual([])
  await expect.element(dialog.getByRole('heading', { name: 'Country or region' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(areaButton).toHaveFocus()
  await areaButton.click()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(areaButton).toHaveTextContent('+852')
})

test('A10 with a mouse a window narrower than 768 px has the search bar, and the focus is in it', async () => {
  withMouse()
  await openSelector({ size: [767, 900] })
  await expect.element(field).toHaveFocus()
})

test('C1 on a phone the search bar is shown, and gets the focus only when it is touched', async () => {
  expect(matchMedia('(pointer: fine)').matches).toBe(false)
  await openSelector()
  await expect.element(field).toBeVisible()
  await expect.element(listbox).toHaveFocus()
  await (await fingerOn(field)).lift()
  await expect.element(field).toHaveFocus()
})
