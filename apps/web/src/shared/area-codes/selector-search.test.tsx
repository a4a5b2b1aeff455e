import { deferredAnswer } from '@foyer/testing/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { commands, userEvent } from 'vitest/browser'
import { until } from '../../testing/gestures.ts'
import * as spinnerStyles from '../ui/spinner.module.css'
import * as selectorStyles from './selector.module.css'
import {
  answering,
  areaButton,
  dialog,
  expectOnly,
  expectWholeList,
  field,
  openSelector,
  options,
  searches,
  textsOf,
} from './testing/selector.ts'

const words = {
  'zh-CN': { emoji: '表情符号不能输入，请修改', punctuation: '标点符号不能输入，请修改', nothing: '没有搜索结果' },
  'zh-HK': { emoji: '表情符號不能輸入，請修改', punctuation: '標點符號不能輸入，請修改', nothing: '沒有搜尋結果' },
  'en-US': {
    emoji: 'Emoji cannot be entered, please modify',
    punctuation: 'Punctuation cannot be entered, please modify',
    nothing: 'No search results',
  },
} as const

afterEach(() => vi.restoreAllMocks())
/**
 * From here on, timers advance only by the test and by locators that wait or type; `keyboard` and `until` do not
 * advance them.
 */
const stopTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
const textInField = () => (field.element() as HTMLInputElement).value
const spinners = dialog.getByCss(`.${spinnerStyles.spinner}`)
const status = dialog.getByRole('status')

for (const language of ['zh-CN', 'zh-HK', 'en-US'] as const) {
  const t = words[language]

  test(`V1 V2 A1 in ${language} the search rejects emoji and punctuation with a message, and sends neither`, async () => {
    await openSelector({ language })
    await expect.element(options.first()).toBeVisible()
    for (const [text, message] of [
      ['香港😀', t.emoji],
      ['🇭🇰', t.emoji],
      ['香港。', t.punctuation],
      ['%00', t.punctuation],
      ["' OR 1=1; --", t.punctuation],
    ] as const) {
      await field.fill(text)
      await expect.element(dialog.getByRole('alert')).toHaveTextContent(message)
      await expect.element(field).toHaveAttribute('aria-invalid', 'true')
      await expect.element(field).toHaveAccessibleDescription(message)
    }
    // the list is unchanged, and a valid text removes the message
    await expectWholeList()
    await field.fill('香港')
    await expect.element(dialog.getByText(t.punctuation)).not.toBeInTheDocument()
    await expectOnly(/香港|Hong Kong/)
    expect(searches()).toEqual(['', '香港'])
  })

  test(`C4 A1 in ${language} the selector shows a notice when a search has no results`, async () => {
    await openSelector({ language })
    await field.fill('xyzzy')
    await expect.element(status).toHaveTextContent(t.nothing)
    await expect.element(dialog.getByCss(`.${selectorStyles.selectorState}`)).toMatchTextContent(t.nothing)
    expect(options.elements()).toEqual([])
  })
}

test('C4 markup and 10,000 characters are searched as plain text, cut at 64 characters', async () => {
  await openSelector()
  await field.fill('<img src=x onerror=alert>')
  await expect.element(status).toHaveTextContent('No search results')
  await field.fill('')
  await field.click()
  await commands.inputMethod('commit', 'b'.repeat(10_000))
  await expect.element(field).toHaveValue('b'.repeat(64))
  await expect.poll(() => searches().at(-1)).toBe('b'.repeat(64))
  await expect.element(status).toHaveTextContent('No search results')
})

test('V2 a hyphen or apostrophe inside a name is searched for, and not rejected while the name is being typed', async () => {
  await openSelector()
  await expect.element(options.first()).toBeVisible()
  await field.click()
  stopTime()
  for (const [begun, rest, found] of [
    ['guinea-', 'b', /Guinea-Bissau/],
    ["cote d'", 'i', /Côte/],
  ] as const) {
    await field.fill('')
    await userEvent.keyboard(begun)
    await until(() => textInField() === begun)
    await vi.advanceTimersByTimeAsync(299)
    expect(field.element().hasAttribute('aria-invalid')).toBe(false)
    await userEvent.keyboard(rest)
    await until(() => textInField() === begun + rest)
    await vi.advanceTimersByTimeAsync(300)
    await expect.element(options.first()).toMatchTextContent(found)
    expect(field.element().hasAttribute('aria-invalid')).toBe(false)
  }
  await field.fill('guinea-')
  await vi.advanceTimersByTimeAsync(300)
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
})

test('V3 one or two Latin letters are searched on the device and never sent', async () => {
  await openSelector()
  await expect.element(options.first()).toBeVisible()
  stopTime()
  await field.fill('hk')
  await expect.poll(() => textsOf(options)).toEqual(['Hong Kong+852'])
  await expect.element(status).toHaveTextContent('Results: 1')
  await field.fill(' J ')
  await expect
    .poll(() => textsOf(options))
    .toEqual(['Jamaica+1', 'Japan+81', 'Jersey+44', 'Jordan+962', 'Svalbard & Jan Mayen+47'])
  await field.fill('qq')
  await expect.element(status).toHaveTextContent('No search results')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(searches()).toEqual([''])
})

test('V4 a search is sent once, trimmed, 300 ms after the last key', async () => {
  await openSelector()
  await expect.element(options.first()).toBeVisible()
  await field.click()
  stopTime()
  await userEvent.keyboard(' jap')
  await until(() => textInField() === ' jap')
  await vi.advanceTimersByTimeAsync(200)
  await userEvent.keyboard('an ')
  await until(() => textInField() === ' japan ')
  await vi.advanceTimersByTimeAsync(299)
  expect(searches()).toEqual([''])
  await vi.advanceTimersByTimeAsync(1)
  await expect.poll(searches).toEqual(['', 'japan'])
  await expectOnly(/Japan/)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(searches()).toEqual(['', 'japan'])
})

test('V1 V4 C10 a text that an input method is still composing is neither searched for nor refused', async () => {
  await openSelector({ language: 'zh-CN' })
  await expectWholeList()
  await field.click()
  stopTime()
  for (const text of ['xiang', "xiang'g", "xiang'gang"]) {
    await commands.inputMethod('compose', text)
    await expect.element(field).toHaveValue(text)
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(searches()).toEqual([''])
  expect(dialog.getByRole('alert').elements()).toEqual([])
  await expectWholeList()
  await commands.inputMethod('commit', '香港')
  await expect.element(field).toHaveValue('香港')
  await vi.advanceTimersByTimeAsync(300)
  await expect.poll(() => textsOf(options)).toEqual(['香港+852'])
  expect(searches()).toEqual(['', '香港'])
})

test('C3 a spinner is shown while the list loads, and in the search bar during a search with the list in view', async () => {
  const list = deferredAnswer()
  const search = deferredAnswer()
  await openSelector({ answers: answering({ '': list.answer, japan: search.answer }) })
  await expect.element(spinners).toBeVisible()
  await expect.element(status).toHaveTextContent('Loading')
  list.letGo()
  await expect.element(options.first()).toBeVisible()
  expect(spinners.elements()).toEqual([])

  await field.fill('japan')
  await expect.element(dialog.getByCss(`.${selectorStyles.searchBox} .${spinnerStyles.spinner}`)).toBeVisible()
  await expect.element(options.first()).toHaveTextContent('Hong Kong+852')
  search.letGo()
  await expectOnly(/Japan/)
  expect(spinners.elements()).toEqual([])
})

test('C9 the late answer of an earlier search replaces neither a later answer nor the whole list', async () => {
  // without the abort signal late answers arrive, so the selector itself has to ignore them
  const given = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, { signal: _, ...init } = {}) => given(input, init))
  const france = deferredAnswer()
  const brazil = deferredAnswer()
  await openSelector({ answers: answering({ france: france.answer, brazil: brazil.answer }) })
  await expect.element(options.first()).toBeVisible()
  await field.fill('france')
  await expect.poll(searches).toContain('france')
  await field.fill('japan')
  await expectOnly(/Japan/)
  france.letGo()
  await france.arrived()
  await expectOnly(/Japan/)

  await field.fill('brazil')
  await expect.poll(searches).toContain('brazil')
  await dialog.getByRole('button', { name: 'Clear' }).click()
  brazil.letGo()
  await brazil.arrived()
  await expect.element(status).toHaveTextContent('')
  await expect.element(options.first()).toHaveTextContent('Hong Kong+852')
  expect(spinners.elements()).toEqual([])
  await expect.element(field).toHaveFocus()
})

test('C5 a search highlights the match, also in a name of another language, and lists the best match first', async () => {
  await openSelector({ language: 'zh-HK' })
  await field.fill('guinea')
  await expect.element(options.first()).toHaveTextContent('幾內亞Guinea+224')
  await expect.element(options.first().getByCss('mark')).toHaveTextContent('Guinea')
  await field.fill('+85')
  await expect.element(options.first()).toHaveTextContent('香港+852')
  await expect.element(options.first().getByCss('mark')).toHaveTextContent('85')
  await options.first().click()
  await expect.element(areaButton).toHaveTextContent('+852')
})

test('C3 a search works before the list has loaded, and clearing it shows the list that has loaded since', async () => {
  const list = deferredAnswer()
  await openSelector({ answers: answering({ '': list.answer }) })
  await field.fill('japan')
  await expectOnly(/Japan/)
  list.letGo()
  await field.fill('')
  await expectWholeList()
})
