import { expect, type Language, test } from '../../../../../e2e/fixtures.ts'
import {
  areaButton,
  heldBack,
  listCall,
  openSelector,
  openSignIn,
  searchCall,
  searchesFrom,
  selectorOn,
} from './testing/selector-page.ts'

const words = {
  'zh-CN': { emoji: '表情符号不能输入，请修改', punctuation: '标点符号不能输入，请修改', nothing: '没有搜索结果' },
  'zh-HK': { emoji: '表情符號不能輸入，請修改', punctuation: '標點符號不能輸入，請修改', nothing: '沒有搜尋結果' },
  'en-US': {
    emoji: 'Emoji cannot be entered, please modify',
    punctuation: 'Punctuation cannot be entered, please modify',
    nothing: 'No search results',
  },
} as const satisfies Record<Language, Record<string, string>>

for (const language of Object.keys(words) as Language[]) {
  const t = words[language]

  test(`V1 V2 A1 emoji and punctuation are refused in words, and neither is sent (${language})`, async ({ page }) => {
    const { field, dialog, options } = await openSelector(page, language)
    await expect(options.first()).toBeVisible()
    const sent = searchesFrom(page)
    for (const [text, message] of [
      ['香港😀', t.emoji],
      ['🇭🇰', t.emoji],
      ['香港。', t.punctuation],
      ['%00', t.punctuation],
      ["' OR 1=1; --", t.punctuation],
    ] as const) {
      await field.fill(text)
      await expect(dialog.getByRole('alert').filter({ hasText: message })).toBeVisible()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(message)
    }
    // the list stands as it was, and a text that is all right takes the message away
    await expect.poll(() => options.count()).toBeGreaterThan(245)
    await field.fill('香港')
    await expect(dialog.getByText(t.punctuation)).toBeHidden()
    await expect(options).toHaveText([/香港|Hong Kong/])
    expect(sent).toEqual(['香港'])
  })

  test(`C4 A1 nothing found is said (${language})`, async ({ page }) => {
    const { field, dialog, options } = await openSelector(page, language)
    await field.fill('xyzzy')
    await expect(dialog.getByText(t.nothing).first()).toBeVisible()
    await expect(dialog.getByRole('status')).toHaveText(t.nothing)
    await expect(options).toHaveCount(0)
  })
}

test('C4 markup and 10,000 characters are only text, cut at 64', async ({ page }) => {
  const { field, dialog } = await openSelector(page, 'en-US')
  const sent = searchesFrom(page)
  await field.fill('<img src=x onerror=alert>')
  await expect(dialog.getByText('No search results').first()).toBeVisible()
  await field.fill('')
  await field.focus()
  await page.keyboard.insertText('b'.repeat(10_000))
  await expect(field).toHaveValue('b'.repeat(64))
  await expect.poll(() => sent.at(-1)).toBe('b'.repeat(64))
  await expect(dialog.getByText('No search results').first()).toBeVisible()
})

test('V2 hyphen and apostrophe inside a name are searched, and not refused while they are being typed', async ({
  page,
}) => {
  await page.clock.install()
  const { field, options } = await openSelector(page, 'en-US')
  await expect(options.first()).toBeVisible()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  for (const [begun, rest, found] of [
    ['guinea-', 'b', /Guinea-Bissau/],
    ["cote d'", 'i', /Côte/],
  ] as const) {
    await field.fill(begun)
    await page.clock.runFor(299)
    await expect(field).not.toHaveAttribute('aria-invalid')
    await field.pressSequentially(rest)
    await page.clock.runFor(300)
    await expect(options.first()).toHaveText(found)
    await expect(field).not.toHaveAttribute('aria-invalid')
  }
  await field.fill('guinea-')
  await page.clock.runFor(300)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
})

test('V3 one or two latin letters are found on the device and never sent', async ({ page }) => {
  await page.clock.install()
  const { field, options, dialog } = await openSelector(page, 'en-US')
  await expect(options.first()).toBeVisible()
  const sent = searchesFrom(page)
  await field.fill('hk')
  await expect(options).toHaveText(['Hong Kong+852'])
  await expect(dialog.getByRole('status')).toHaveText('Results: 1')
  await field.fill(' J ')
  await expect(options).toContainText(['Jamaica', 'Japan', 'Jersey', 'Jordan'])
  await field.fill('qq')
  await expect(dialog.getByText('No search results').first()).toBeVisible()
  await page.clock.runFor(2_000)
  expect(sent).toEqual([])
})

test('V4 a search goes out 300 ms after the last key, once, and trimmed', async ({ page }) => {
  await page.clock.install()
  const { field, options } = await openSelector(page, 'en-US')
  await expect(options.first()).toBeVisible()
  const sent = searchesFrom(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await field.pressSequentially(' jap')
  await page.clock.runFor(200)
  await field.pressSequentially('an ')
  await page.clock.runFor(299)
  expect(sent).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => sent).toEqual(['japan'])
  await page.clock.resume()
  await expect(options).toHaveText([/Japan/])
  expect(sent).toEqual(['japan'])
})

test('V1 V4 C10 a text that an input method is still composing is neither searched for nor refused', async ({
  page,
}) => {
  await page.clock.install()
  const { field, options, dialog } = await openSelector(page, 'zh-CN')
  await expect(options.first()).toBeVisible()
  const sent = searchesFrom(page)
  await field.focus()
  const devtools = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  for (const text of ['xiang', "xiang'g", "xiang'gang"]) {
    await compose(text)
    await page.clock.runFor(1_000)
  }
  expect(sent).toEqual([])
  await expect(dialog.getByRole('alert')).toBeHidden()
  await expect.poll(() => options.count()).toBeGreaterThan(245)
  await devtools.send('Input.insertText', { text: '香港' })
  await page.clock.runFor(300)
  await expect(options).toHaveText(['香港+852'])
  expect(sent).toEqual(['香港'])
})

test('C3 a spinner shows while the list is fetched, and in the search bar while a search is, with the list in view', async ({
  page,
}) => {
  const list = await heldBack(page, listCall)
  const { dialog, options, field } = await openSelector(page, 'en-US')
  await expect(dialog.locator('.spinner')).toBeVisible()
  await expect(dialog.getByRole('status')).toHaveText('Loading')
  await list.letGo()
  await expect(options.first()).toBeVisible()
  await expect(dialog.locator('.spinner')).toHaveCount(0)

  const search = await heldBack(page, searchCall)
  await field.fill('japan')
  await expect(dialog.locator('.search-box .spinner')).toBeVisible()
  await expect(options.first()).toHaveText('Hong Kong+852')
  await search.letGo()
  await expect(options).toHaveText([/Japan/])
  await expect(dialog.locator('.spinner')).toHaveCount(0)
})

test('C9 the late answer of an earlier search replaces neither a later answer nor the whole list', async ({ page }) => {
  // answers that arrive although their call was given up: the network has no say in what the list shows
  await page.addInitScript(() => {
    const real = globalThis.fetch
    globalThis.fetch = (input, init) => {
      const { signal: _, ...rest } = init ?? {}
      return real(input, rest)
    }
  })
  const { field, options, dialog } = await openSelector(page, 'en-US')
  await expect(options.first()).toBeVisible()
  const slow = await heldBack(page, '**/aggregatedSearch?content=france')
  await field.fill('france')
  await expect.poll(slow.held).toBe(1)
  await field.fill('japan')
  await expect(options).toHaveText([/Japan/])
  const answered = page.waitForResponse('**/aggregatedSearch?content=france')
  await slow.letGo()
  await (await answered).finished()
  await expect(options).toHaveText([/Japan/])

  const slower = await heldBack(page, '**/aggregatedSearch?content=brazil')
  await field.fill('brazil')
  await expect.poll(slower.held).toBe(1)
  await dialog.getByRole('button', { name: 'Clear' }).click()
  const answeredToo = page.waitForResponse('**/aggregatedSearch?content=brazil')
  await slower.letGo()
  await (await answeredToo).finished()
  await expect(dialog.getByRole('status')).toHaveText('')
  await expect(options.first()).toHaveText('Hong Kong+852')
  await expect(dialog.locator('.spinner')).toHaveCount(0)
  await expect(field).toBeFocused()
})

test('C5 what was found says why: the match is emphasised, in another language if need be, best match first', async ({
  page,
}) => {
  const { field, options } = await openSelector(page, 'zh-HK')
  await field.fill('guinea')
  await expect(options.first()).toHaveText('幾內亞Guinea+224')
  await expect(options.first().locator('mark')).toHaveText('Guinea')
  await field.fill('+85')
  await expect(options.first()).toHaveText('香港+852')
  await expect(options.first().locator('mark')).toHaveText('85')
  await options.first().click()
  await expect(areaButton(page)).toHaveText('+852')
})

test('C3 a search before the list is there finds, and clearing it shows the list that came meanwhile', async ({
  page,
}) => {
  const list = await heldBack(page, listCall)
  await openSignIn(page, 'en-US')
  await areaButton(page).click()
  const { field, options } = selectorOn(page)
  await field.fill('japan')
  await expect(options).toHaveText([/Japan/])
  await list.letGo()
  await field.fill('')
  await expect.poll(() => options.count()).toBeGreaterThan(245)
})
