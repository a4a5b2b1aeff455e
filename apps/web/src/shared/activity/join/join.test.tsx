import type { JoinRequest } from '@foyer/api/activities'
import { broken, expectAccessible, frames, hanging, lost, refused, requestsOf, serve } from '@foyer/testing/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { goTo, openScreen } from '../../../testing/screen.tsx'
import {
  agreement,
  answer,
  comeBack,
  confirm,
  deferred,
  detailOf,
  detailOf503,
  join503,
  joinButton,
  joinReply,
  panel,
  paths,
  problems,
  reference,
  sheet,
  statusOf503,
} from '../testing/activity-screen.ts'
import { joined, joinStatus } from '../testing/join-status.ts'

afterEach(() => void vi.restoreAllMocks())

const open = (answers = {}) => openScreen(paths.open, { viewer: 'registered', answers })
const openSheet = async (answers = {}) => {
  await open(answers)
  await joinButton.click()
  await answer()
}
const sent = (): JoinRequest[] => requestsOf(join503).map(({ body }) => body as JoinRequest)
/** A new key, the version of the terms that the person read, and the stated residence. */
const request = {
  key: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
  termsVersion: 1,
  residence: 'hong_kong',
}

test('N13 two taps send one join, and the panel shows its reference and time', async () => {
  await openSheet({ [join503]: joinReply() })
  // both taps before the next render: the second one must not get a new key
  const button = confirm.element() as HTMLElement
  button.click()
  button.click()
  await expect.element(panel).toMatchTextContent(`You have joined`)
  await expect.element(panel).toMatchTextContent(new RegExp(`Reference ${reference} · \\w{3} \\d+, \\d\\d:\\d\\d HKT`))
  await expect.element(page.getByRole('dialog', { name: 'You have joined' })).toBeVisible()
  expect(sent()).toEqual([request])
  await expectAccessible()
})

test('N13 while a join is pending, the button shows "Sending" and ignores further taps', async () => {
  const { pending, settle } = deferred()
  await openSheet({ [join503]: () => pending.then(() => joinReply()) })
  await confirm.click()
  const sending = panel.getByRole('button', { name: 'Sending' })
  await expect.element(sending).toHaveAttribute('aria-busy', 'true')
  await expect.element(sending).toHaveAttribute('aria-disabled', 'true')
  await sending.click({ force: true })
  expect(sheet.elements()).toEqual([])
  settle()
  await expect.element(panel).toMatchTextContent('You have joined')
  expect(sent().length).toBe(1)
})

for (const [name, fault] of [
  ['the connection breaks', lost],
  ['the server fails', broken],
  ['the response is an HTML page', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
] as const)
  test(`N13 when ${name}, Check again sends the join again with the same key and body`, async () => {
    await openSheet({ [join503]: fault })
    await confirm.click()
    await expect.element(panel).toMatchTextContent('No answer yet')
    await expect.element(panel).toMatchTextContent('Checking again never joins twice')
    expect(joinButton.elements()).toEqual([])
    await expectAccessible()
    const before = sent().length
    serve({ [join503]: joinReply() })
    // two taps on Check again also send one request
    const again = panel.getByRole('button', { name: 'Check again' })
    const button = again.element() as HTMLElement
    button.click()
    button.click()
    await expect.element(panel).toMatchTextContent(`Reference ${reference}`)
    expect(sent().length).toBe(before + 1)
    expect(sent()[0]).toEqual(request)
    for (const each of sent()) expect(each).toEqual(sent()[0])
  })

test('N13 a join without an answer for a minute has an unknown outcome, and Check again sends it with the same key', async () => {
  await openSheet({ [join503]: hanging })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await confirm.click()
  await expect.poll(() => sent().length).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.element(panel).toMatchTextContent('No answer yet')
  vi.useRealTimers()
  serve({ [join503]: joinReply() })
  await panel.getByRole('button', { name: 'Check again' }).click()
  await expect.element(panel).toMatchTextContent(`Reference ${reference}`)
  expect(new Set(sent().map(({ key }) => key)).size).toBe(1)
})

test('N13 a refused join shows the reason, removes its key from storage, and requests the person’s status again', async () => {
  await openSheet({ [join503]: refused('activity_sold_out') })
  const before = requestsOf(statusOf503).length
  serve({ [statusOf503]: joinStatus({ gate: 'sold_out', quota: { total: 500, remaining: 0 } }) })
  await confirm.click()
  await expect.element(panel).toMatchTextContent('You can join if one is returned')
  expect(requestsOf(statusOf503).length).toBe(before + 1)
  expect(Object.keys(sessionStorage).filter((key) => key.includes('.join.'))).toEqual([])
  expect(sent().length).toBe(1)
})

test('N13 a join after a refused one has a new key', async () => {
  await openSheet({ [join503]: refused('rate_limited') })
  await confirm.click()
  await expect.element(panel.getByRole('alert')).toBeVisible()
  serve({ [join503]: joinReply() })
  await joinButton.click()
  await answer()
  await confirm.click()
  await expect.element(panel).toMatchTextContent('You have joined')
  const [first, second] = sent()
  expect(second).toEqual(request)
  expect(second?.key).not.toBe(first?.key)
})

test('N13 a tab that becomes visible again shows that the person has joined in another tab', async () => {
  await open()
  await expect.element(joinButton).toBeVisible()
  serve({ [statusOf503]: joined() })
  comeBack()
  await expect.element(panel).toMatchTextContent(`Reference ${reference}`)
  expect(joinButton.elements()).toEqual([])
  expect(sent()).toEqual([])
})

test('N13 a late status answer from before the join does not undo the join', async () => {
  await openSheet({ [join503]: joinReply() })
  const { pending, settle } = deferred()
  const before = requestsOf(statusOf503).length
  const stale = joinStatus()
  serve({ [statusOf503]: () => pending.then(() => stale) })
  comeBack()
  await expect.poll(() => requestsOf(statusOf503).length).toBe(before + 1)
  await confirm.click()
  await expect.element(panel).toMatchTextContent('You have joined')
  settle()
  await frames(3)
  await expect.element(panel).toMatchTextContent(`Reference ${reference}`)
  expect(joinButton.elements()).toEqual([])
})

test('Terms that change while the sheet is open have to be ticked again', async () => {
  const newer = await detailOf('first-account', ({ version }) => ({ version: version + 1 }))
  await openSheet({ [join503]: joinReply() })
  serve({ [detailOf503]: newer, [statusOf503]: joinStatus({ termsVersion: 2 }) })
  comeBack()
  await expect.element(sheet).toMatchTextContent('agree to the terms (version 2)')
  await expect.element(agreement).not.toBeChecked()
  expect(problems()).toEqual(['The terms have changed. Please read the new version before you join.'])
  await expect.element(sheet.getByRole('radio', { name: 'Hong Kong' })).toBeChecked()
  await expectAccessible()
  await confirm.click()
  await expect.element(sheet).toMatchTextContent('Please read and agree to the terms first')
  expect(sent()).toEqual([])
  await agreement.click()
  await confirm.click()
  await expect.element(panel).toMatchTextContent('You have joined')
  expect(sent()).toEqual([{ ...request, termsVersion: 2 }])
})

test('After a terms_outdated refusal the new terms are loaded and have to be agreed to again', async () => {
  const real = await detailOf('first-account', () => ({ version: 2 }))
  const older = await detailOf('first-account')
  await openSheet({ [detailOf503]: older, [join503]: refused('terms_outdated') })
  serve({ [detailOf503]: real })
  await confirm.click()
  await expect.element(panel.getByRole('alert')).toMatchTextContent('The terms have changed')
  await expect.element(page.getByRole('button', { name: /Terms Version 2 / })).toBeVisible()
  serve({ [join503]: joinReply() })
  await joinButton.click()
  await expect.element(agreement).not.toBeChecked()
  await answer()
  await confirm.click()
  await expect.element(panel).toMatchTextContent('You have joined')
  expect(sent().map(({ termsVersion }) => termsVersion)).toEqual([1, 2])
})

test('The join sheet offers five residences with none chosen and the terms unticked, and requires both', async () => {
  await open()
  await joinButton.click()
  await expect.poll(() => sheet.getByRole('radio').elements().length).toBe(5)
  expect(sheet.getByRole('radio', { checked: true }).elements()).toEqual([])
  await expect.element(sheet.getByRole('checkbox')).not.toBeChecked()
  await expectAccessible()
  await confirm.click()
  await expect.poll(problems).toEqual(['Please select where you live', 'Please read and agree to the terms first'])
  await expect.element(agreement).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()
  expect(sent()).toEqual([])
})

test('The join sheet does not request a residence that is already known', async () => {
  const detail = await detailOf('first-account', () => ({ version: 9 }))
  await open({
    [detailOf503]: detail,
    [statusOf503]: joinStatus({ residenceNeeded: false, termsVersion: 9 }),
    [join503]: joinReply(),
  })
  await joinButton.click()
  await agreement.click()
  expect(sheet.getByRole('radio').elements()).toEqual([])
  await confirm.click()
  await expect.element(panel).toMatchTextContent('You have joined')
  expect(sent()).toEqual([{ key: request.key, termsVersion: 9 }])
})

test('A person can join by keyboard alone', async () => {
  await open({ [join503]: joinReply() })
  await expect.element(joinButton).toBeVisible()
  const button = joinButton.element() as HTMLElement
  button.focus()
  // the panel is already in view, so the focus must not scroll the page
  expect(scrollY).toBe(0)
  await userEvent.keyboard('{Enter}')
  await expect.element(confirm).toBeVisible()
  ;(sheet.getByRole('radio', { name: 'Hong Kong' }).element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await userEvent.tab()
  await expect.element(sheet.getByText('Read the terms')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(sheet.getByRole('article')).toBeVisible()
  await userEvent.tab()
  await expect.element(agreement).toHaveFocus()
  await userEvent.keyboard(' ')
  await userEvent.tab()
  await expect.element(confirm).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(panel).toMatchTextContent('You have joined')
  expect(sent()).toEqual([request])
})

test('Closing the join sheet sends no join and returns the focus to the join button', async () => {
  await openSheet()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(joinButton).toHaveFocus()
  expect(sent()).toEqual([])
})

test('An unanswered join of one activity is not shown on another activity', async () => {
  await openSheet({ [join503]: lost, 'POST /api/user/501/joinStatus': joinStatus({ gate: 'ended' }) })
  await confirm.click()
  await expect.element(panel).toMatchTextContent('No answer yet')
  await goTo(paths.ended)
  await expect.element(panel).toMatchTextContent('Ended on')
  await expect.element(panel).not.toMatchTextContent('No answer yet')
})
