import { expect, type Language, test } from '../../../../../e2e/fixtures.ts'
import { areaButton, heldBack, listCall, openSelector, searchCall, selectorOn } from './testing/selector-page.ts'

const refusal = { json: { code: 500, msg: 'no', data: null } }

test('C7 a search answered by another code leaves the list, ends the spinner and says nothing', async ({ page }) => {
  const { field, options, dialog } = await openSelector(page, 'en-US')
  await field.fill('japan')
  await expect(options).toHaveText([/Japan/])
  for (const answer of [refusal, { status: 400, json: { code: 400, msg: 'no', reason: 'invalid_request' } }]) {
    await page.route(searchCall, (route) => route.fulfill(answer))
    const answered = page.waitForResponse(searchCall)
    await field.fill(answer === refusal ? 'france' : 'brazil')
    await answered
    await expect(dialog.locator('.spinner')).toHaveCount(0)
    await expect(options).toHaveText([/Japan/])
    await expect(dialog.getByRole('alert')).toBeHidden()
    await expect(dialog.getByRole('status')).toHaveText('Results: 1')
    await page.unroute(searchCall)
  }
})

test('C7 C4 a list answered by another code ends the spinner without a message, and opening again asks again', async ({
  page,
}) => {
  await page.route(listCall, (route) => route.fulfill(refusal))
  const { dialog, options } = await openSelector(page, 'en-US')
  await expect(dialog.getByText('No search results').first()).toBeVisible()
  await expect(dialog.locator('.spinner')).toHaveCount(0)
  await expect(dialog.getByRole('alert')).toBeHidden()
  await page.unroute(listCall)
  await page.keyboard.press('Escape')
  await areaButton(page).click()
  await expect(options.first()).toBeVisible()
})

const network = {
  'zh-CN': ['网络没有连上，请检查后重试。', '重试'],
  'zh-HK': ['網絡未能連線，請檢查後再試。', '重試'],
  'en-US': ['No connection. Check your network and try again.', 'Try again'],
} as const satisfies Record<Language, readonly [string, string]>

for (const language of Object.keys(network) as Language[]) {
  const [message, retry] = network[language]

  test(`X3 C7 A1 a search without a network says so above the list, and asks again (${language})`, async ({ page }) => {
    const { field, options, dialog } = await openSelector(page, language)
    await expect(options.first()).toBeVisible()
    await page.route(searchCall, (route) => route.abort())
    await field.fill('852')
    await expect(dialog.getByRole('alert').filter({ hasText: message })).toBeVisible()
    await expect.poll(() => options.count()).toBeGreaterThan(245)
    await expect(dialog.locator('.spinner')).toHaveCount(0)
    await page.unroute(searchCall)
    await dialog.getByRole('button', { name: retry }).click()
    await expect(options).toHaveText([/852/])
    await expect(dialog.getByText(message)).toBeHidden()
  })
}

const faults = [
  ['HTTP 500 with garbage', { status: 500, body: '<html>' }, /could not be read/],
  ['garbage', { body: 'not json' }, /could not be read/],
  ['a reply of another shape', { json: { code: 200, data: { all: [{ id: 'HK' }], often: [] } } }, /could not be read/],
  ['a failure of the server', { status: 500, json: { status: 50001, msg: 'x', reason: 'server_error' } }, /our side/],
] as const

for (const [what, answer, message] of faults) {
  test(`X3 C7 ${what} instead of the list is said with a way on`, async ({ page }) => {
    await page.route(listCall, (route) => route.fulfill(answer))
    const { options, dialog } = await openSelector(page, 'en-US')
    await expect(dialog.getByRole('alert').filter({ hasText: message })).toBeVisible()
    await expect(dialog.getByText('No search results')).toHaveCount(0)
    await expect(options).toHaveCount(0)
    await page.unroute(listCall)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(options.first()).toBeVisible()
    await expect(dialog.getByRole('listbox')).toBeFocused()
  })
}

test('X3 N3 a search that has no answer for 60 s is given up and said', async ({ page }) => {
  await page.clock.install()
  const { field, options, dialog } = await openSelector(page, 'en-US')
  await expect(options.first()).toBeVisible()
  const silent = await heldBack(page, searchCall)
  await field.fill('japan')
  await page.clock.runFor(300)
  await expect.poll(silent.held).toBe(1)
  await page.clock.runFor(58_000)
  await expect(dialog.locator('.search-box .spinner')).toBeVisible()
  await page.clock.runFor(2_500)
  await expect(dialog.getByRole('alert').filter({ hasText: /took too long/ })).toBeVisible()
  await expect(options.first()).toHaveText('Hong Kong+852')
})

test('X3 a failure goes away with the text it belonged to', async ({ page }) => {
  const { field, options, dialog } = await openSelector(page, 'en-US')
  await page.route('**/aggregatedSearch?content=japan', (route) => route.abort())
  await field.fill('japan')
  await expect(dialog.getByText(/No connection/)).toBeVisible()
  await field.fill('france')
  await expect(dialog.getByText(/No connection/)).toBeHidden()
  await expect(options).toHaveText([/France/])
})

test('C8 an entry without an English name is shown by its Traditional one', async ({ page }) => {
  const entry = { id: 'HK', value: '852', name: '香港', nameHk: '香港', initailCn: 'X', initail: 'H' }
  await page.route(listCall, (route) => route.fulfill({ json: { code: 200, data: { all: [entry], often: [] } } }))
  const { options, group } = await openSelector(page, 'en-US')
  await expect(options).toHaveText(['香港+852'])
  await expect(group('H').getByRole('option')).toHaveCount(1)
  await expect(selectorOn(page).current).toHaveText('香港+852')
})
