import type { Page } from '@playwright/test'
import { codeSentTo, expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import {
  agreeBox,
  askForCode,
  codeField,
  mobileField,
  pickHongKong,
  sendButton,
  signIn,
  signInButton,
} from '../../../../../e2e/sign-in-steps.ts'

const language = 'en-US'
const open = async (page: Page, query = '') => {
  await page.goto(`/?lang=${language}#/loginPage${query}`)
  await expect(mobileField(page, language)).toBeVisible()
}
const countdown = (page: Page) => page.getByRole('button', { name: /Again in \d+s/ })
const wrong = (code: string, add = 1) => String((Number(code) + add) % 1_000_000).padStart(6, '0')

test('R5 V5 a malformed number is said at the field and nothing is sent', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/sms') && calls.push(request.url()))
  await open(page)
  await pickHongKong(page, language)
  for (const number of ['', '5123456', '512345678', 'abcdefgh', '0']) {
    await mobileField(page, language).fill(number)
    await sendButton(page, language).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Malformed phone number' })).toBeVisible()
    await expect(mobileField(page, language)).toHaveAttribute('aria-invalid', 'true')
  }
  await expectAccessible(page)
  await mobileField(page, language).fill('9')
  await expect(page.getByRole('alert').filter({ hasText: 'Malformed' })).toBeHidden()
  expect(calls).toEqual([])
})

test('R5 V5 spaces and full-width digits in a number are understood', async ({ page, mobileNo }) => {
  await open(page)
  await pickHongKong(page, language)
  const wide = [...mobileNo].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join('')
  await mobileField(page, language).fill(` ${wide.slice(0, 4)} ${wide.slice(4)} `)
  await sendButton(page, language).click()
  await expect(codeField(page, language)).toBeFocused()
  expect(await codeSentTo(page, `+852${mobileNo}`)).toMatch(/^\d{6}$/)
})

test('R5 a wrong code says how many tries are left, the sixth finds it void, and a new one signs in', async ({
  page,
  mobileNo,
}) => {
  await open(page)
  await askForCode(page, language, mobileNo)
  const code = await codeSentTo(page, `+852${mobileNo}`)
  await agreeBox(page, language).check()
  for (const left of [4, 3, 2, 1]) {
    await codeField(page, language).fill(wrong(code, left))
    await signInButton(page, language).click()
    await expect(page.getByRole('alert').filter({ hasText: `Attempts left: ${left}` })).toBeVisible()
  }
  await codeField(page, language).fill(wrong(code, 7))
  await signInButton(page, language).click()
  await expect(page.getByRole('alert').filter({ hasText: 'This code is void' })).toBeVisible()
  await codeField(page, language).fill(code)
  await signInButton(page, language).click()
  await expect(page.getByRole('alert').filter({ hasText: /void|expired or was used/ })).toBeVisible()
  await expect(page).toHaveURL(/loginPage/)
})

test('K15 the countdown starts at 60 s, survives a reload with the number, and another tab is told the wait', async ({
  page,
  context,
  mobileNo,
}) => {
  await open(page)
  await askForCode(page, language, mobileNo)
  await expect(countdown(page)).toHaveText(/Again in (60|5\d)s/)
  await page.reload()
  await expect(countdown(page)).toBeVisible()
  await expect(mobileField(page, language)).toHaveValue(mobileNo)
  await expect(page.getByRole('button', { name: /\+852/ })).toBeVisible()

  const other = await context.newPage()
  await open(other)
  await pickHongKong(other, language)
  await mobileField(other, language).fill(mobileNo)
  await sendButton(other, language).click()
  await expect(other.getByRole('alert').filter({ hasText: /You can ask again in \d+ s/ })).toBeVisible()
  await expect(countdown(other)).toBeVisible()
})

test('K15 the countdown ends and offers the next code', async ({ page, mobileNo }) => {
  await page.clock.install()
  await open(page)
  await askForCode(page, language, mobileNo)
  await page.clock.runFor(61_000)
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible()
})

test('R5 two taps on send and on sign in make one call each', async ({ page, mobileNo }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (/\/(sms|smsVerify|identity)$/.test(path)) calls.push(path.split('/').pop() ?? '')
  })
  await open(page)
  await pickHongKong(page, language)
  await mobileField(page, language).fill(mobileNo)
  await sendButton(page, language).dblclick()
  await expect(codeField(page, language)).toBeFocused()
  await codeField(page, language).fill(await codeSentTo(page, `+852${mobileNo}`))
  await agreeBox(page, language).check()
  await signInButton(page, language).dblclick()
  await expect(page).not.toHaveURL(/loginPage/)
  expect(calls).toEqual(['sms', 'smsVerify', 'identity'])
})

test('V6 nobody signs in without agreeing; each document opens as text and marketing is never ticked for anyone', async ({
  page,
  mobileNo,
}) => {
  await open(page)
  await expect(page.getByRole('checkbox', { name: /Send me news/ })).not.toBeChecked()
  await expect(agreeBox(page, language)).not.toBeChecked()
  for (const title of ['Disclaimer', 'Privacy Policy', 'Service Agreement']) {
    await page.getByRole('button', { name: title }).click()
    const sheet = page.getByRole('dialog', { name: title })
    await expect(sheet.getByRole('article')).toContainText(/Version \S+, effective \S+/)
    expect((await sheet.getByRole('article').textContent())?.length ?? 0).toBeGreaterThan(800)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: title })).toBeFocused()
  }
  await askForCode(page, language, mobileNo)
  await codeField(page, language).fill('123456')
  await signInButton(page, language).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please read and agree' })).toBeVisible()
  await expect(page).toHaveURL(/loginPage/)
})

test('R5 a second number from one address proves its device first, and the code comes all the same', async ({
  page,
  mobileNo,
  context,
}) => {
  await open(page)
  await askForCode(page, language, mobileNo)
  const other = await context.newPage()
  const second = `${mobileNo.slice(0, 7)}${(Number(mobileNo.at(-1)) + 1) % 10}`
  const asked: number[] = []
  other.on('response', (reply) => reply.url().endsWith('/sms') && asked.push(reply.status()))
  await open(other)
  await askForCode(other, language, second)
  expect(asked).toEqual([428, 200])
  expect(await codeSentTo(other, `+852${second}`)).toMatch(/^\d{6}$/)
})

for (const hours of [-2, 2]) {
  test(`R5 S4 V11 a phone whose clock is ${hours} hours off signs in all the same`, async ({ page, mobileNo }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 })
    await page.clock.resume()
    await open(page)
    await signIn(page, language, mobileNo)
    await expect(page.getByText(`+852 ****${mobileNo.slice(-4)}`)).toBeVisible()
  })
}

test('I15 a browser that forbids all storage signs in all the same', async ({ page, mobileNo }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('storage is forbidden', 'SecurityError')
        },
      })
    }
  })
  await open(page)
  await signIn(page, language, mobileNo)
  await expect(page.getByText(`+852 ****${mobileNo.slice(-4)}`)).toBeVisible()
})

test('X3 without a network the form says so, keeps what was typed and goes on once it is back', async ({
  page,
  mobileNo,
}) => {
  await open(page)
  await pickHongKong(page, language)
  await mobileField(page, language).fill(mobileNo)
  // the session is there before the network goes
  await expect.poll(() => page.evaluate(() => localStorage.getItem('foyer.flag'))).toBe('tourist')
  await page.evaluate(() => document.querySelector<HTMLElement>('h1')?.focus())
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
  await sendButton(page, language).click()
  await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/**')
  await sendButton(page, language).click()
  await expect(codeField(page, language)).toBeFocused()
})

test('X3 answers that cannot be read and servers in trouble are told, and the form stays usable', async ({
  page,
  mobileNo,
}) => {
  await open(page)
  await pickHongKong(page, language)
  await mobileField(page, language).fill(mobileNo)
  const replies = [
    { status: 200, body: '<html>not ours</html>', says: 'could not be read' },
    { status: 500, body: '{"status":50001,"msg":"x","reason":"server_error"}', says: '+852 3000 0000' },
    { status: 503, body: '{"status":50302,"msg":"x","reason":"sms_budget_spent"}', says: 'Text messages are paused' },
  ]
  for (const { says, ...reply } of replies) {
    await page.route('**/user/*/sms', (route) => route.fulfill({ ...reply, contentType: 'application/json' }), {
      times: 1,
    })
    await sendButton(page, language).click()
    await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible()
  }
  await sendButton(page, language).click()
  await expect(codeField(page, language)).toBeFocused()
})

test('R5 the way back is one of our own routes, whatever the address says', async ({ page, mobileNo }) => {
  await open(page, `?back=${encodeURIComponent('//evil.example/x')}`)
  await signIn(page, language, mobileNo)
  expect(new URL(page.url()).host).toMatch(/^localhost/)
  expect(new URL(page.url()).hash).toBe('#/')
})

test('R5 text at 200 % loses nothing: no control is cut and nothing scrolls sideways', async ({ page }) => {
  await open(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  for (const control of [sendButton(page, language), signInButton(page, language), mobileField(page, language)]) {
    const box = await control.boundingBox()
    expect(box).not.toBeNull()
    expect((box?.x ?? -1) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
    expect(box?.x ?? -1).toBeGreaterThanOrEqual(0)
  }
})
