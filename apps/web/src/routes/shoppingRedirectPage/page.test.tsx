import type { RedirectRequest } from '@foyer/api/redirects'
import { deferredAnswer, frames, refused, requestsOf, serve, sticksOut, zoomText } from '@foyer/testing/browser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chooseLanguage } from '../../shared/text/language.ts'
import { languages } from '../../shared/text/languages.ts'
import * as noticeStyles from '../../shared/ui/notice.module.css'
import { goTo, openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import { path, redirect, states, targetCall } from './states.ts'

/** Clicked links that would leave the page; the tests prevent that. */
let left: HTMLAnchorElement[] = []
const stay = (event: Event): void => {
  if (!(event.target instanceof HTMLAnchorElement) || !event.target.rel.includes('noreferrer')) return
  event.preventDefault()
  left.push(event.target)
}
beforeEach(() => {
  left = []
  addEventListener('click', stay, { capture: true })
})
afterEach(() => removeEventListener('click', stay, { capture: true }))

testStates(states)

const go = page.getByRole('button', { name: 'Go to Harbour Mall' })
const tick = page.getByRole('checkbox', { name: /^Tell Harbour Mall my member number/ })
const address = (code = '') => ({ url: `/dev/mall?code=${code}`, expiresIn: code ? 60 : null })
const sent = () => requestsOf(redirect).map(({ body }) => body as RedirectRequest)

test('R30 a visitor sees the target host and goes there as a guest, and no data is passed on', async () => {
  await openScreen(path, { answers: { [redirect]: address() } })
  await expect.element(page.getByCss(`.${pageStyles.leavingHost}`)).toMatchTextContent('localhost')
  await expect.element(page.getByText(/^None while you are signed out/)).toBeVisible()
  zoomText(200)
  expect(sticksOut()).toEqual([])
  ;(go.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => left.length).toBe(1)
  expect(left[0]?.getAttribute('href')).toBe('/dev/mall?code=')
  expect([left[0]?.rel, left[0]?.referrerPolicy]).toEqual(['noreferrer noopener', 'no-referrer'])
  expect(sent()).toEqual([{ key: expect.any(String), target: 'harbour-mall', statement: null }])
})

test('R30 the consent to pass on the member number is not ticked in advance, and is sent only after a tick', async () => {
  await openScreen(path, { viewer: 'registered', answers: { [redirect]: address('abc') } })
  await expect.element(tick).not.toBeChecked()
  await tick.click()
  await go.click()
  await expect.poll(() => left.length).toBe(1)
  expect(sent()).toEqual([{ key: expect.any(String), target: 'harbour-mall', statement: 1 }])
})

test('R30 a person who leaves while the address is being requested stays in the client', async () => {
  const { answer, letGo, arrived } = deferredAnswer(address())
  await openScreen(path, { answers: { [redirect]: answer } })
  await go.click()
  await expect.poll(() => sent().length).toBe(1)
  await goTo('/about')
  await expect.element(page.getByRole('heading', { name: 'About us', level: 1 })).toBeVisible()
  letGo()
  await arrived()
  await frames(2)
  expect(left).toEqual([])
})

for (const query of [
  'target=//evil.example',
  'target=%2f%2fevil.example',
  'target=javascript:alert(1)',
  'target=https://evil.example',
  'target=harbour-mall&target=evil',
  'target[]=harbour-mall',
  'target=HARBOUR-MALL',
  'url=https://evil.example',
  '',
])
  test(`R30 a manipulated address with "${query}" leads to no target`, async () => {
    await openScreen(`/shoppingRedirectPage?${query}`)
    await expect.element(page.getByText('Destination not found')).toBeVisible()
    expect(left).toEqual([])
  })

for (const [target, words] of [
  ['nowhere', 'Destination not found'],
  ['spring-fair', 'This has ended'],
  ['lantern-market', 'This link has closed'],
] as const)
  test(`R30 the headline of a link to ${target} is "${words}", without the advice for leaving`, async () => {
    await openScreen(`/shoppingRedirectPage?target=${target}`)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(words)
    expect(document.querySelector('main .lead')).toBeNull()
  })

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const)
  test(`R30 at ${width} × ${height} the host, its partner and both ways are in view after the consent`, async () => {
    await openScreen(path, { viewer: 'registered' })
    await page.viewport(width, height)
    await tick.click()
    scrollTo(0, 0)
    const stay = page.getByRole('button', { name: 'Stay here' })
    for (const part of [
      page.getByRole('heading', { name: 'Harbour Mall' }),
      page.getByCss(`.${pageStyles.leavingHost}`),
      go,
      stay,
    ])
      await expect.poll(() => part.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(height)
    const host = page.getByCss(`.${pageStyles.leavingHost}`).element().getBoundingClientRect()
    expect(host.bottom).toBeLessThanOrEqual(go.element().getBoundingClientRect().top)
  })

test('R30 at 390 × 844 a visitor sees the whole page without scrolling, in any language', async () => {
  await openScreen(path)
  await page.viewport(390, 844)
  for (const language of languages) {
    chooseLanguage(language)
    await expect.poll(() => document.documentElement.lang).toBe(language)
    await expect.element(page.getByCss(`.${pageStyles.leavingWays}`)).toBeVisible()
    expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(844)
  }
})

test('R30 both ways stand at the foot of the view where the texts above are short', async () => {
  await openScreen(path)
  await expect.element(go).toBeVisible()
  const foot = page.getByCss(`.${pageStyles.leavingWays}`).element().getBoundingClientRect().bottom
  expect(Math.abs(foot - innerHeight)).toBeLessThan(1)
})

test('R30 the day on which an offer ended does not split over two lines', async () => {
  await openScreen('/shoppingRedirectPage?target=spring-fair', { language: 'zh-HK' })
  const why = page.getByText(/2025年5月1日/)
  await expect.element(why).toBeVisible()
  const words = why.element().firstChild as Text
  const day = document.createRange()
  day.setStart(words, words.data.indexOf('2025年'))
  day.setEnd(words, words.data.indexOf('1日') + 2)
  expect(new Set([...day.getClientRects()].map(({ top }) => top)).size).toBe(1)
})

test('R30 an address that is not on the host that was shown is not opened', async () => {
  await openScreen(path, { answers: { [redirect]: { url: 'https://evil.example/', expiresIn: null } } })
  await go.click()
  await expect
    .element(page.getByCss(`.${noticeStyles.notice}[data-tone="danger"]`))
    .toMatchTextContent('The address we received is not the one above, so we have stopped.')
  expect(left).toEqual([])
  expect(location.hash).toBe(`#${path}`)
})

test('R30 two taps send one request, and a page that is still open after ten seconds can send another one', async () => {
  let codes = 0
  await openScreen(path, { viewer: 'registered', answers: { [redirect]: () => address(`code${codes++}`) } })
  await tick.click()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const button = go.element() as HTMLElement
  button.click()
  button.click()
  await expect.poll(() => left.length).toBe(1)
  await page.getByRole('button', { name: 'Opening' }).click({ force: true })
  expect(sent().length).toBe(1)
  await vi.advanceTimersByTimeAsync(10_000)
  await go.click()
  await expect.poll(() => left.length).toBe(2)
  expect(new Set(sent().map(({ key }) => key)).size).toBe(2)
  expect(new Set(left.map(({ href }) => href)).size).toBe(2)
})

test('R30 a person must read and accept a changed statement again', async () => {
  await openScreen(path, { viewer: 'registered', answers: { [redirect]: refused('terms_outdated') } })
  await tick.click()
  await go.click()
  await expect
    .element(page.getByCss(`.${noticeStyles.notice}[data-tone="danger"]`))
    .toMatchTextContent('The data shared has just changed. Please read it again.')
  await expect.element(tick).not.toBeChecked()
  await expect.poll(() => requestsOf(targetCall).length).toBe(2)
  serve({ [redirect]: address() })
  await go.click()
  await expect.poll(() => left.length).toBe(1)
  expect(sent().at(-1)?.statement).toBe(null)
})
