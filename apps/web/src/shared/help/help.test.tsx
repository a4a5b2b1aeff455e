import { broken, deferredAnswer, refused, requestsOf, serve } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { appears } from '../../testing/appears.ts'
import { linesOf } from '../../testing/lines.ts'
import { openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import * as frameStyles from '../activity/frame/frame.module.css'
import { detailOf503, paths } from '../activity/testing/activity-screen.ts'
import { chooseLanguage } from '../text/language.ts'
import { states } from './states.ts'
import { booked, callBackCall, closedHotline, helpAnswers, openForm, openHelp, openHotline } from './testing/open.ts'

testStates(states)

const help = page.getByRole('dialog', { name: 'Help' })
const form = page.getByRole('dialog', { name: 'Ask for a call-back' })
const send = form.getByRole('button', { name: 'Book the call-back' })
const requestCall = `${callBackCall}/request`
const requested = () => requestsOf(requestCall).map(({ body }) => body as Record<string, unknown>)
const open = (answers = helpAnswers()) => openScreen('/account', { viewer: 'registered', answers })

test('R36 help shows the questions of the activity that the page shows', async () => {
  await openScreen(paths.open, { answers: helpAnswers() })
  await appears(`.${frameStyles.activityBody} h2`)
  await openHelp()
  const shown = help.getByCss('summary')
  const own = shown.elements().map((summary) => summary.textContent)
  expect(own.length).toBeGreaterThan(2)
  expect(own).not.toContain('Can I join?')
})

test('R36 help that was opened while an activity loads stays open when the activity arrives', async () => {
  const { answer, letGo } = deferredAnswer()
  await openScreen(paths.open, { answers: { ...helpAnswers(), [detailOf503]: answer } })
  await openHelp()
  const questions = help.getByCss('summary')
  await expect.element(questions.first()).toHaveTextContent('Can I join?')
  letGo()
  await appears(`.${frameStyles.activityBody} h2`)
  await expect.element(help).toBeVisible()
  await expect.element(questions.first()).not.toHaveTextContent('Can I join?')
})

test('R36 help on a page without questions of its own shows three of its kind', async () => {
  await openScreen('/loginPage', { answers: helpAnswers() })
  await openHelp()
  expect(help.getByCss('summary').elements()).toHaveLength(3)
  await help.getByText('What if I get no code?').click()
  await expect.element(help.getByText(/Check the area code/)).toBeVisible()
})

test('R36 help shows until when the hotline is open', async () => {
  await open()
  await openHelp()
  await expect.element(help.getByText('Open until 18:00')).toBeVisible()
  await expect
    .poll(() =>
      help
        .getByRole('link', { name: /^Call \+852/ })
        .element()
        .getAttribute('href'),
    )
    .toMatch(/^tel:\+852\d+$/)
})

for (const [language, hours] of [
  ['zh-HK', '08:30 至 18:00'],
  ['zh-CN', '（香港时间）'],
] as const)
  test(`R36 neither a time nor its time zone in the hours of the hotline splits over two lines in ${language}`, async () => {
    await open()
    await openHelp()
    chooseLanguage(language)
    await expect.poll(() => linesOf(document.body, hours)).toBe(1)
  })

test('R36 help shows the day on which a closed hotline opens again', async () => {
  await open(helpAnswers(closedHotline))
  await openHelp()
  await expect.element(help.getByText('Closed now. Opens Mon, Jan 5, 08:30')).toBeVisible()
})

test('R36 while the hotline is closed, the way to be called stands before its number', async () => {
  const headings = () =>
    help
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent)
  await open(helpAnswers(closedHotline))
  await openHelp()
  await expect.poll(headings).toEqual(['Common questions', 'Ask for a call-back', 'Hotline'])
})

test('R36 without an answer of the server help has the hotline and its hours', async () => {
  await openScreen('/loginPage', { answers: { 'GET /api/hotline': broken } })
  await page.getByRole('button', { name: 'Help' }).click()
  await expect.element(help.getByRole('link', { name: /^Call \+852/ })).toBeVisible()
  await expect.element(help.getByText(/Monday to Friday/)).toBeVisible()
})

test('R36 a visitor is led to the sign-in, which a call-back requires', async () => {
  await openScreen('/account', { answers: helpAnswers() })
  await openHelp()
  await expect
    .element(help.getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', '#/loginPage?back=%2Faccount')
  expect(requestsOf(callBackCall)).toEqual([])
})

test('R36 help on the sign-in offers no way to the sign-in itself', async () => {
  await openScreen('/loginPage', { answers: helpAnswers() })
  await openHelp()
  expect(help.getByRole('link', { name: 'Sign in' }).elements()).toHaveLength(0)
  expect(requestsOf(callBackCall)).toEqual([])
})

test('R36 a person books a call to the registered number, and sees the booking in help', async () => {
  await open()
  await openForm()
  await form.getByText('10:30–12:30').click()
  await form.getByText('A reward').click()
  await form.getByRole('textbox').fill('After\nlunch ')
  serve({ [requestCall]: { id: booked.id }, [callBackCall]: { callBack: booked, number: booked.number } })
  await send.click()
  await expect.element(help.getByText('Tomorrow 10:30–12:30, on +852 ****0001')).toBeVisible()
  expect(requested()).toEqual([
    {
      ...{ key: expect.any(String), client: 'foyer', language: 'en-US', number: null, note: 'After lunch' },
      ...{ from: booked.from, topic: 'reward' },
    },
  ])
  serve({ [`${callBackCall}/withdraw`]: { callBack: { ...booked, state: 'withdrawn' }, number: booked.number } })
  await help.getByRole('button', { name: 'Cancel the call-back' }).click()
  await expect.element(help.getByRole('button', { name: 'Pick a time' })).toBeVisible()
})

test('R36 nothing is chosen beforehand, and each missing choice is named at its place without a request', async () => {
  await open()
  await openForm()
  expect(form.getByRole('radio', { checked: true }).elements()).toHaveLength(1)
  await send.click()
  await expect.element(form.getByText('Choose a time')).toBeVisible()
  await form.getByText('10:30–12:30').click()
  await send.click()
  await expect.element(form.getByText('Choose a topic')).toBeVisible()
  await form.getByText('Another number').click()
  await send.click()
  await expect.element(form.getByText('Enter a phone number', { exact: true })).toBeVisible()
  await form.getByRole('textbox', { name: 'Phone number' }).fill('123')
  await send.click()
  await expect.element(form.getByText('Malformed phone number')).toBeVisible()
  expect(requested()).toEqual([])
})

test('R36 after the last call-back of a day the form gives way to the reason and the hotline', async () => {
  await open({ ...helpAnswers(), [requestCall]: refused('rate_limited', { retryAfter: 3600 }) })
  await openForm()
  await form.getByText('10:30–12:30').click()
  await form.getByText('A reward').click()
  await send.click()
  await expect.element(form.getByText(/^No more call-backs today/)).toBeVisible()
  await expect.element(form.getByRole('link', { name: /^Call \+852/ })).toBeVisible()
  await expect.element(send).not.toBeInTheDocument()
})

test('R36 N13 a lost answer is sent again under the same key, and other choices under another', async () => {
  await open()
  await openForm()
  await form.getByText('10:30–12:30').click()
  await form.getByText('A reward').click()
  serve({ [requestCall]: broken })
  await send.click()
  await expect.poll(requested).toHaveLength(1)
  await expect.element(form.getByRole('alert').last()).toBeVisible()
  await send.click()
  await expect.poll(requested).toHaveLength(2)
  await form.getByText('A trade').click()
  await send.click()
  await expect.poll(requested).toHaveLength(3)
  const [first, again, other] = requested().map(({ key }) => key)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('R36 a window that has passed is refused at its place, and the windows are read again', async () => {
  await open()
  await openForm()
  await form.getByText('14:30–16:30').first().click()
  await form.getByText('A reward').click()
  serve({
    [requestCall]: refused('call_back_window'),
    'GET /api/hotline': { ...openHotline, windows: openHotline.windows.slice(1) },
  })
  await send.click()
  await expect.element(form.getByText('That time has passed. Choose another one.')).toBeVisible()
  await expect.poll(() => form.getByText('14:30–16:30').elements().length).toBe(1)
})
