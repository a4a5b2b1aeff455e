import type { Notice } from '@foyer/api/notices'
import { broken, expectAccessible, lost, type Received, requestsOf, serve } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { comeBack } from '../../shared/activity/testing/activity-screen.ts'
import { chooseLanguage } from '../../shared/text/language.ts'
import { linesOf } from '../../testing/lines.ts'
import { openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import * as styles from './page.module.css'
import { states } from './states.ts'
import { everyKind, listing } from './testing/replies.ts'

testStates(states)

const call = 'POST /api/user/notices'
const readCall = 'POST /api/user/notices/read'
const unreadCall = 'POST /api/user/notices/unread'
const rows = page.getByRole('article')
const readAll = page.getByRole('button', { name: 'Mark all as read' })
const open = (answers = {}) =>
  openScreen('/notices', { viewer: 'registered', answers: { [call]: listing(everyKind), ...answers } })

test('notices stand under their days, and each leads to what it is about', async () => {
  await open()
  await expect.element(rows.first()).toBeVisible()
  const days = page.getByRole('heading', { level: 2 })
  expect(days.elements().map((day) => day.textContent)).toEqual([
    ...['Today', 'Yesterday', 'Nov 15', 'Nov 9', 'Oct 29', 'Oct 14, 2025'],
  ])
  const ways = rows.elements().map((row) => row.querySelector('a')?.getAttribute('href'))
  expect(ways.slice(0, 3)).toEqual([
    '#/myRewards?id=00000000-0000-4000-8000-000000000001',
    '#/818live?code=quarter-ahead',
    '#/myRewards?id=00000000-0000-4000-8000-000000000001',
  ])
  expect(ways.slice(4)).toEqual([
    '#/GreenBondSubscription?offering=harbour-2029',
    '#/tradeCashback',
    '#/activitySecondTemplate?code=account-health',
    '#/about',
    '#/account?tab=sessions',
  ])
  await expectAccessible()
})

test('the warning of a new sign-in has its time once, and says what to do', async () => {
  await open()
  await expect
    .element(rows.last())
    .toHaveTextContent('Oct 14, 2025Sign-in from a new deviceNot you? Sign the device out now.10:00')
})

test('a number in the title of a notice stays on the line of the word before it', async () => {
  await open({ [call]: listing(everyKind.filter(({ kind }) => kind === 'allotment')) })
  await expect.element(rows.first()).toBeVisible()
  expect(rows.first().element().textContent).toContain('2026, series\u00a01: the result')
})

test('an English notice quotes the title of its activity', async () => {
  await open({ [call]: listing(everyKind.filter(({ kind }) => kind === 'campaign_opens')) })
  await expect.element(rows.first()).toMatchTextContent(/New task in “A safer account”.*“Check who calls” is open now/)
})

for (const [language, moment] of [
  ['zh-HK', '11月18日 11:00'],
  ['en-US', 'Nov 18, 10:00'],
] as const)
  test(`a moment in a notice stands on one line in ${language}`, async () => {
    await open()
    chooseLanguage(language)
    await expect.poll(() => linesOf(document.body, moment)).toBe(1)
  })

test('a price alert states its prices in the currency of the security, and those of an index without one', async () => {
  const [alert] = everyKind.filter(({ kind }) => kind === 'price_alert')
  if (alert?.kind !== 'price_alert') throw new Error('missing')
  const { currency, ...points } = alert.facts
  await open({ [call]: listing([alert, { ...alert, id: 59, facts: points }]) })
  await expect.element(rows.first()).toMatchTextContent('Tracker Fund rose to HK$26.04')
  await expect.element(rows.first()).toMatchTextContent('Your alert was set at HK$26.')
  await expect.element(rows.last()).toMatchTextContent('Tracker Fund rose to 26.04')
})

test('a notice about a page that this client does not have marks itself as read and leads nowhere', async () => {
  const [first] = everyKind.filter(({ kind }) => kind === 'campaign_ending')
  if (first?.kind !== 'campaign_ending') throw new Error('missing')
  const elsewhere = { ...first, isRead: false, facts: { ...first.facts, route: '/ofANewerRelease' } }
  await open({ [call]: listing([elsewhere]), [readCall]: { unread: 0 } })
  await rows.getByRole('button').click()
  await expect.poll(() => requestsOf(readCall).map(({ body }) => body)).toEqual([{ which: 'one', id: first.id }])
  expect(rows.getByRole('link').elements()).toEqual([])
})

test('opening a notice marks it as read for every device, and the bell shows the new count', async () => {
  await open({ [readCall]: { unread: 3 }, 'POST /api/user/rewards/detail': broken })
  const bell = page.getByRole('link', { name: 'Notifications, 4 unread' })
  await expect.element(bell).toBeVisible()
  await rows.first().getByRole('link').click()
  await expect.poll(() => requestsOf(readCall).map(({ body }) => body)).toEqual([{ which: 'one', id: 90 }])
  await expect.element(page.getByRole('link', { name: 'Notifications, 3 unread' })).toBeVisible()
})

test('the bell above the notices says their count to a screen reader and does not show it', async () => {
  await open()
  const bell = page.getByRole('link', { name: 'Notifications, 4 unread' })
  await expect.element(bell).toHaveTextContent('')
  await openScreen('/about', { viewer: 'registered', answers: { [unreadCall]: { unread: 4 } } })
  await expect.element(bell).toHaveTextContent('4')
})

test('the icon of a read notice is grey, and that of a new sign-in stays red', async () => {
  await open({ [call]: listing(everyKind.map((notice) => ({ ...notice, isRead: true }))) })
  await expect.element(rows.first()).toBeVisible()
  const colours = [...document.querySelectorAll(`.${styles.noticeMark}`)].map((mark) => getComputedStyle(mark).color)
  const ofSignIn = colours[everyKind.findIndex(({ kind }) => kind === 'new_sign_in')]
  expect(new Set(colours).size).toBe(2)
  expect(colours.filter((colour) => colour === ofSignIn)).toHaveLength(1)
})

test('Mark all as read names the newest notice that is shown, and then every notice is read', async () => {
  await open({ [readCall]: { unread: 0 } })
  await expect.element(rows.first()).toMatchTextContent('Unread')
  await readAll.click()
  await expect.element(readAll).not.toBeInTheDocument()
  expect(requestsOf(readCall).map(({ body }) => body)).toEqual([{ which: 'all', upTo: 90 }])
  await expect.element(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
  expect(document.querySelectorAll('[data-unread]')).toHaveLength(0)
})

test('if marking as read fails, the notices stay unread and a message says so', async () => {
  await open({ [readCall]: lost })
  await readAll.click()
  await expect.element(page.getByText('Not marked as read. Please try again')).toBeVisible()
  await expect.element(readAll).toBeVisible()
  expect(document.querySelectorAll('[data-unread]')).toHaveLength(4)
})

test('notices that were read on another device are shown as read when the page becomes visible again', async () => {
  await open()
  await expect.element(readAll).toBeVisible()
  serve({ [call]: listing(everyKind.map((notice) => ({ ...notice, isRead: true }))), [unreadCall]: { unread: 0 } })
  comeBack()
  await expect.element(readAll).not.toBeInTheDocument()
})

/** Opens a list of two pages, and shows both. */
const openTwoPages = async () => {
  const [newest, older] = [everyKind.slice(0, 2), everyKind.slice(2)]
  const reply = (notices: readonly Notice[], next: number | null) => ({ ...listing(notices), next, unread: 4 })
  await open({ [call]: ({ body }: Received) => (Object(body).before ? reply(older, null) : reply(newest, 80)) })
  await expect.poll(() => rows.elements().length).toBe(everyKind.length)
  return { newest, reply }
}

test('A person who returns to a long list finds what is new above all that they had loaded', async () => {
  const { newest, reply } = await openTwoPages()
  const fresh = { ...everyKind[0], id: 95 } as Notice
  serve({ [call]: { ...reply([fresh, ...newest], 80), unread: 5 }, [unreadCall]: { unread: 5 } })
  comeBack()
  await expect.poll(() => rows.elements().length).toBe(everyKind.length + 1)
  expect(requestsOf(call).map(({ body }) => Object(body).before)).toEqual([undefined, 80, undefined])
})

test('After older notices were read on another device, a person who returns loads them again', async () => {
  const { newest, reply } = await openTwoPages()
  serve({ [call]: { ...reply(newest, null), unread: 2 }, [unreadCall]: { unread: 2 } })
  comeBack()
  await expect.poll(() => rows.elements().length).toBe(newest.length)
})

test('If more notices arrived than a page holds, a person who returns begins with the newest page', async () => {
  const { reply } = await openTwoPages()
  const fresh = [99, 98].map((id) => ({ ...everyKind[0], id }) as Notice)
  serve({ [call]: { ...reply(fresh, null), unread: 9 }, [unreadCall]: { unread: 9 } })
  comeBack()
  await expect.poll(() => rows.elements().length).toBe(fresh.length)
})
