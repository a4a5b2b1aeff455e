import { expectAccessible, frames, requestsOf } from '@foyer/testing/browser'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { goTo as stepTo } from '../platform/navigation.ts'
import { whenIdle } from '../platform/when-idle.ts'
import * as homeStyles from '../routes/home/page.module.css'
import { text } from '../routes/home/text.ts'
import { marketAnswers } from '../shared/market/testing/answers.ts'
import { takeComplaints } from '../testing/client.ts'
import { goTo, openScreen } from '../testing/screen.tsx'
import { testStates } from '../testing/states.ts'
import * as deadEndsStyles from './dead-ends.module.css'
import { Missing } from './missing.tsx'
import { createRouter } from './router.ts'
import { states } from './states.ts'

testStates(states)

const phoneField = page.getByCss('input[type=tel]')
const wayIn = page.getByCss(`a.${homeStyles.signInCard}`)
const title = page.getByRole('heading', { level: 1 })
const follow = (path: string) => {
  location.hash = path
}
/** Scrolls as a person does. Waits for late content to make the page tall enough. */
const scrollDown = async (top: number) => {
  await expect
    .poll(() => {
      scrollTo(0, top)
      return scrollY
    })
    .toBe(top)
  // the browser reports a scroll with the next frame
  await frames(1)
}

test('A8 the client is mounted on the element with id app and shows the routed view there and nothing else', async () => {
  await openScreen('/loginPage')
  await expect.element(page.getByCss('#app > main input[type=tel]')).toBeVisible()
  expect([...document.querySelectorAll('#app > *')].map(({ tagName }) => tagName)).toEqual(['HEADER', 'MAIN'])
})

test('R2 a step causes no more events after several screens than after the first', async () => {
  await openScreen('/about')
  await new Promise<void>((resolve) => whenIdle(resolve))
  const events: string[] = []
  const note = () => void events.push(location.hash)
  addEventListener('hashchange', note)
  onTestFinished(() => removeEventListener('hashchange', note))
  const stepTo = async (path: string) => {
    events.length = 0
    await goTo(path)
    await new Promise<void>((resolve) => whenIdle(resolve))
    await frames(2)
    return events.length
  }
  const first = await stepTo('/me')
  await stepTo('/about')
  await stepTo('/me')
  expect(await stepTo('/about')).toBe(first)
})

test('R2 a screen is loaded once for one step, however many events report it', async () => {
  await openScreen('/about')
  const loaded: string[] = []
  const router = createRouter((path) => {
    loaded.push(path)
    return Promise.resolve({ Page: Missing, text })
  })
  await router.start()
  location.hash = '/me'
  for (const event of ['first', 'second']) dispatchEvent(new HashChangeEvent('hashchange', { newURL: event }))
  await expect.poll(() => Object(router.view()).path).toBe('/me')
  await frames(2)
  expect(loaded).toEqual(['/about', '/me'])
})

test('R2 a screen that replaces the first one has nothing behind it, so that Back leads to its tab', async () => {
  await openScreen('/about')
  // the first entry of a page
  history.replaceState({ ...history.state, depth: 0 }, '')
  stepTo('/privacy', { replace: true })
  await expect.element(title).toHaveTextContent('Your data')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(title).toHaveTextContent('Me')
})

test('A2 the query after the hash names the language, and an unknown one is ignored', async () => {
  await openScreen('/', { language: 'zh-CN' })
  await goTo('/loginPage?lang=zh-HK')
  await expect.element(title).toHaveTextContent('手機號碼登入')
  expect(document.documentElement.lang).toBe('zh-HK')
  await goTo('/loginPage?lang=fr')
  await expect.element(title).toHaveTextContent('手机号登录')
  expect(document.documentElement.lang).toBe('zh-CN')
})

test('A2 choosing a language removes the language from the address', async () => {
  await openScreen('/', { language: 'zh-CN' })
  await goTo('/loginPage?lang=zh-HK&back=%2Fabout')
  await expect.element(title).toHaveTextContent('手機號碼登入')
  await page.getByRole('combobox').selectOptions('en-US')
  await expect.element(title).toHaveTextContent('Sign in with your phone')
  expect(location.hash).toBe('#/loginPage?back=%2Fabout')
})

test('A12 an uncaught error is reported to the server with its route and without personal data', async () => {
  const answers = { 'POST /api/client-errors': () => new Response(null, { status: 204 }) }
  await openScreen('/loginPage', { answers })
  const error = new TypeError('failed for 51234567 and someone@example.com')
  dispatchEvent(new ErrorEvent('error', { error }))
  const reports = () => requestsOf('POST /api/client-errors').map(({ body }) => body)
  await expect.poll(reports).toMatchObject([{ name: 'TypeError', message: 'failed for # and @', route: '/loginPage' }])
  expect(takeComplaints()).not.toEqual([])
})

test('R1 R32 an empty hash opens the hall, and navigation changes only the hash', async () => {
  await openScreen('')
  await expect.element(wayIn).toBeVisible()
  const before = new URL(location.href)
  await wayIn.click()
  await expect.element(phoneField).toBeVisible()
  const after = new URL(location.href)
  expect(after.hash).toMatch(/^#\/loginPage/)
  expect(after.origin + after.pathname + after.search).toBe(before.origin + before.pathname + before.search)
  history.back()
  await expect.element(wayIn).toBeVisible()
})

test('R2 going back restores the scroll position, and a new screen starts at the top', async () => {
  await openScreen('/')
  await expect.element(page.getByRole('listitem').first()).toBeVisible()
  await scrollDown(500)
  follow('/about')
  await expect.element(title).toHaveTextContent('About us')
  // the new screen is as tall, so it could have the previous scroll position
  expect(document.documentElement.scrollHeight).toBeGreaterThan(innerHeight + 500)
  expect(scrollY).toBe(0)
  history.back()
  await expect.element(wayIn).toBeInTheDocument()
  await expect.poll(() => scrollY).toBe(500)
  history.forward()
  await expect.element(title).toHaveTextContent('About us')
  expect(scrollY).toBe(0)
})

test('After a navigation the heading has the focus, so that a screen reader reads it', async () => {
  await openScreen('/')
  follow('/about')
  await expect.element(title).toHaveTextContent('About us')
  await expect.element(title).toHaveFocus()
})

test('R4 an address that matches no route retains the previous title and offers a way back', async () => {
  await openScreen('/loginPage', { language: 'zh-CN' })
  await expect.poll(() => document.title).toMatch(/手机号登录/)
  follow('/nowhere')
  await expect.element(page.getByRole('heading', { name: '找不到这个页面' })).toBeVisible()
  expect(document.title).toMatch(/手机号登录/)
  await expectAccessible()
  await page.getByRole('button', { name: '返回', exact: true }).click()
  await expect.element(phoneField).toBeVisible()
})

test('R4 after an address that matches no route, Back stays within the visit', async () => {
  await openScreen('/')
  await expect.element(wayIn).toBeVisible()
  follow('/nowhere')
  await expect.element(page.getByCss(`main.${deadEndsStyles.deadEnd}`)).toBeVisible()
  follow('/loginPage')
  await expect.element(phoneField).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(page.getByRole('heading', { name: 'We cannot find this page' })).toBeVisible()
})

test('R4 an address that matches no route offers links to the hall, quotes, rewards and help', async () => {
  await openScreen('/nowhere')
  await expect.element(page.getByRole('heading', { name: 'We cannot find this page' })).toBeVisible()
  const paths = ['Markets', 'My rewards', 'Help'].map((name) =>
    page.getByRole('link', { name }).element().getAttribute('href'),
  )
  expect(paths).toEqual(['#/markets', '#/myRewards', '#/about'])
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect.element(wayIn).toBeVisible()
})

test.each(__PATHS__)('SCREEN-1 the header of %s has the language menu', async (path) => {
  await openScreen(path, { answers: marketAnswers() })
  await expect.element(page.getByRole('banner').getByRole('combobox', { name: 'Language' })).toBeVisible()
})

test('SCREEN-13 the first Tab stop is a link past the bar, in the language of the page, which focuses the heading and does not change the address', async () => {
  for (const [language, name] of [
    ['zh-CN', '跳到正文'],
    ['zh-HK', '跳至正文'],
    ['en-US', 'Skip to the content'],
  ] as const) {
    await openScreen('/about', { language })
    document.body.tabIndex = -1
    document.body.focus()
    await userEvent.tab()
    document.body.removeAttribute('tabindex')
    const link = page.getByRole('link', { name, exact: true })
    await expect.element(link).toHaveFocus()
    expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.keyboard('{Enter}')
    await expect.element(title).toHaveFocus()
    expect(location.hash).toBe('#/about')
  }
})
