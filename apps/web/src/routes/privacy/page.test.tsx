// copy for customers, cspell:ignore Kept
import {
  expectAccessible,
  lost,
  type Received,
  refused,
  registeredNumber,
  requestsOf,
  serve,
  sticksOut,
  zoomText,
} from '@foyer/testing/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { comeBack, textOf } from '../../shared/activity/testing/activity-screen.ts'
import { confirmByCode, dialog, proofGiven, wantsProof } from '../../shared/fresh-proof/testing.ts'
import { goTo, openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import * as styles from './page.module.css'
import { states } from './states.ts'
import {
  asOf,
  erased,
  erasure,
  everything,
  exportOf,
  marketing,
  openMatters,
  privacyOf,
  storedData,
} from './testing/replies.ts'

afterEach(() => void vi.restoreAllMocks())

const open = (answers = {}, language: 'zh-CN' | 'zh-HK' | 'en-US' = 'en-US') =>
  openScreen('/privacy', { viewer: 'registered', language, answers: { [privacyOf]: storedData(), ...answers } })
const consent = page.getByRole('switch', { name: 'Send me news of activities and services' })
const unknown = page.getByText(/^We cannot confirm the result yet/)
const bodies = (endpoint: string) => requestsOf(endpoint).map(({ body }) => body)
const key = expect.stringMatching(/^[0-9a-f-]{36}$/)

testStates(states)

test('O4 a visitor has to sign in first, and nothing is requested', async () => {
  await openScreen('/privacy')
  await expect.element(page.getByRole('heading', { name: 'Sign in to see this' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Sign in', exact: true }))
    .toHaveAttribute('href', '#/loginPage?back=%2Fprivacy')
  expect(requestsOf(privacyOf)).toEqual([])
  await expectAccessible()
})

test('O4 the switch for usage statistics shows its state and purpose, and the details of what is counted unfold', async () => {
  await openScreen('/privacy')
  const part = page.getByRole('region', { name: 'Usage statistics' })
  const scope = part.getByText(/we keep them for 13 months at most/)
  await expect.element(part.getByText(/To improve the pages/)).toBeVisible()
  await expect.element(scope).not.toBeVisible()
  await part.getByText('What is counted, and how long it stays').click()
  await expect.element(scope).toBeVisible()
  await expectAccessible()
})

for (const [language, words] of [
  ['zh-CN', '删除资料后保留 7 年'],
  ['zh-HK', '刪除資料後保留 7 年'],
  ['en-US', 'Kept 7 years after an erasure'],
] as const)
  test(`O4 a person sees which data is stored and for how long, also at 200 % text, in ${language}`, async () => {
    await open({}, language)
    const kinds = page.getByCss(`.${styles.privacyKind}`)
    await expect.element(kinds.first()).toMatchTextContent(words)
    expect(kinds.elements().length).toBe(10)
    expect(textOf(`.${styles.privacyPerson}`)).toContain(registeredNumber)
    await expectAccessible()
    zoomText(200)
    await expect.poll(sticksOut).toEqual([])
  })

test('O4 the choices of consent come first, then the folded stored records, then the export and the erasure', async () => {
  await open()
  const records = page.getByRole('heading', { name: 'Data we store' })
  await expect.element(page.getByText('Delivery addresses')).not.toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Usage statistics' })).toBeVisible()
  expect([...document.querySelectorAll('main h2')].map(({ textContent }) => textContent)).toEqual([
    'Marketing messages',
    'Data shared with partners',
    'Usage statistics',
    'Data we store',
    'View and save',
    'Erase my data',
  ])
  await records.click()
  await expect.element(page.getByText('Delivery addresses')).toBeVisible()
})

/** The reply of the server at `asOf`. */
const consentReply = ({ body }: Received) => ({ marketing: { agreed: (body as { agreed: boolean }).agreed, at: asOf } })

test('O4 V6 the marketing consent is off until the person turns it on, and can be turned off again', async () => {
  await open({ [marketing]: consentReply })
  await expect.element(consent).toHaveAttribute('aria-checked', 'false')
  // the box was not ticked at sign-in: the consent was never given, so it was not withdrawn
  await expect.element(page.getByText('You have not agreed, so nothing is sent')).toBeVisible()
  await consent.click()
  await expect.element(consent).toHaveAttribute('aria-checked', 'true')
  await expect.element(page.getByText(/^You agreed on .* HKT$/)).toBeVisible()
  ;(consent.element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await expect
    .element(page.getByText(/^You withdrew your consent on .* We have sent nothing since then$/))
    .toBeVisible()
  await expect.element(consent).toHaveAttribute('aria-checked', 'false')
  expect(bodies(marketing)).toEqual([
    { key, agreed: true },
    { key, agreed: false },
  ])
  expect(new Set(requestsOf(marketing).map(({ body }) => (body as { key: string }).key)).size).toBe(2)
})

test('O4 N13 two taps on the marketing switch send one request', async () => {
  await open({ [marketing]: consentReply })
  await expect.element(consent).toBeVisible()
  const button = consent.element() as HTMLElement
  button.click()
  button.click()
  await expect.element(consent).toHaveAttribute('aria-checked', 'true')
  expect(bodies(marketing).length).toBe(1)
})

test('O4 N13 a marketing consent whose answer is lost is disabled until it is sent again with the same key', async () => {
  await open({ [marketing]: lost })
  await consent.click()
  await expect.element(unknown).toBeVisible()
  await expect.element(consent).toHaveAttribute('aria-disabled', 'true')
  const before = bodies(marketing)
  ;(consent.element() as HTMLElement).click()
  await expectAccessible()
  expect(bodies(marketing)).toEqual(before)
  serve({ [marketing]: consentReply })
  await page.getByRole('button', { name: 'Check the result' }).click()
  await expect.element(page.getByText(/^You agreed on /)).toBeVisible()
  await expect.element(unknown).not.toBeInTheDocument()
  expect(document.activeElement).not.toBe(document.body)
  for (const body of bodies(marketing)) expect(body).toEqual(before[0])
})

test('O4 N13 after a reload an unanswered marketing consent is disabled until it is sent again with the stored key', async () => {
  await openScreen('/about', {
    viewer: 'registered',
    answers: { [privacyOf]: storedData(), [marketing]: consentReply },
  })
  const request = { key: 'd9428888-122b-41e1-b85c-61d2a1b2c3d4', agreed: true }
  const attempt = { person: registeredNumber, at: Date.now(), request }
  sessionStorage.setItem('foyer.own.privacy.marketing', JSON.stringify(attempt))
  await goTo('/privacy')
  await expect.element(unknown).toBeVisible()
  await expect.element(consent).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Check the result' }).click()
  await expect.element(page.getByText(/^You agreed on /)).toBeVisible()
  expect(bodies(marketing)).toEqual([request])
  expect(sessionStorage.getItem('foyer.own.privacy.marketing')).toBeNull()
})

test('O4 a marketing consent that is refused shows an error, and stays as it was', async () => {
  await open({ [marketing]: refused('rate_limited') })
  await consent.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('This was not saved')
  await expect.element(consent).toHaveAttribute('aria-checked', 'false')
})

const prepare = async () => {
  await open({ [exportOf]: everything })
  await page.getByRole('button', { name: 'Prepare my data' }).click()
  await expect.element(page.getByText('Your data is ready')).toHaveFocus()
}

test('O4 the export is saved as a file with the full phone number', async () => {
  await prepare()
  const files: { name: string; blob: Blob }[] = []
  const make = vi.spyOn(URL, 'createObjectURL')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: make.mock.calls[0]?.[0] as Blob })
  })
  ;(page.getByRole('button', { name: 'Save as a file' }).element() as HTMLElement).click()
  expect(files.map(({ name }) => name)).toEqual(['foyer-my-data-2026-11-18.json'])
  const text = (await files[0]?.blob.text()) ?? ''
  expect(JSON.parse(text)).toMatchObject({ person: { mobile: '+85251000001' }, rewards: [{ status: 'used' }] })
  expect(text).toContain('"asOf": "2026-11-18T10:00:00.000+08:00"')
})

test('O4 the export shows the number of records of each kind, which unfolds to their names and moments, without codes', async () => {
  await prepare()
  const rewards = page.getByRole('region', { name: 'Activities and rewards' })
  await expect.element(rewards.getByCss('summary')).toMatchTextContent(/^Rewards\s*1$/)
  await expect.element(rewards.getByText('Coffee voucher')).not.toBeVisible()
  await rewards.getByText('Rewards', { exact: true }).click()
  await expect.element(rewards.getByText('Coffee voucher')).toBeVisible()
  await expect.element(rewards.getByText('Nov 17, 2026, 10:00 HKT')).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: 'Consents and number' }))
    .toMatchTextContent('Privacy Policy: agreed')
  await expect.element(page.getByRole('region', { name: 'Sign-in and security' })).toMatchTextContent('iPhone · Safari')
  await expect.element(page.getByText('Passkeys')).not.toBeVisible()
  await page.getByText('Without records').click()
  await expect.element(page.getByText('Passkeys')).toBeVisible()
  expect(document.body.textContent).not.toContain('C0FF-EE42')
  await expectAccessible()
})

test('O4 the exported phone number is masked on the screen until the person reveals it', async () => {
  await prepare()
  const person = page.getByRole('region', { name: 'Who you are' })
  await expect.element(person).toMatchTextContent(registeredNumber)
  expect(document.body.innerHTML).not.toContain('51000001')
  await person.getByRole('button', { name: 'Show Phone number' }).click()
  await expect.element(person).toMatchTextContent('+852 51000001')
  await person.getByRole('button', { name: 'Hide Phone number' }).click()
  await expect.element(person).toMatchTextContent(registeredNumber)
  expect(document.body.innerHTML).not.toContain('51000001')
})

test('O4 a kind with many records lists the newest ones, and says how many more are in the file', async () => {
  const day = 86_400_000
  const votes = Array.from({ length: 12 }, (_, index) => ({
    question: 'q',
    helpful: true,
    at: asOf - (11 - index) * day,
  }))
  await open({ [exportOf]: { ...everything, votes } })
  await page.getByRole('button', { name: 'Prepare my data' }).click()
  const service = page.getByRole('region', { name: 'Use of our services' })
  await service.getByText('Votes on answers').click()
  const lines = () => [...service.element().querySelectorAll('li')].map(({ textContent }) => textContent)
  await expect.poll(lines).toHaveLength(11)
  expect([lines().at(0), lines().at(-1)]).toEqual(['Nov 18, 2026, 10:00 HKT', '2 more are in the file'])
})

test('O4 X3 an export that fails shows an error, and another try loads it', async () => {
  await open({ [exportOf]: lost })
  await page.getByRole('button', { name: 'Prepare my data' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  serve({ [exportOf]: everything })
  await page.getByRole('alert').getByRole('button').click()
  await expect.element(page.getByText('Your data is ready')).toHaveFocus()
})

test('O4 open matters block an erasure and are listed, with a link to the rewards', async () => {
  await open({ [privacyOf]: storedData({ open: openMatters }) })
  await expect.element(page.getByText('You cannot erase yet')).toBeVisible()
  const rows = [...document.querySelectorAll(`.${styles.privacyOpen} li`)].map(({ textContent }) => textContent)
  expect(rows).toEqual([
    expect.stringContaining('Use it, or let it expire'),
    expect.stringContaining('Claim it, or let it expire'),
    expect.stringContaining('On its way; wait until it arrives'),
  ])
  expect(page.getByRole('button', { name: 'Erase my data…' }).elements()).toEqual([])
  await expectAccessible()
  await expect.element(page.getByRole('link', { name: 'Go to my rewards' })).toHaveAttribute('href', '#/myRewards')
})

test('O4 an erasure needs two confirmations, is sent again after a lost answer, and signs the person out', async () => {
  await open({ [erasure]: lost })
  await page.getByRole('button', { name: 'Erase my data…' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog).toMatchTextContent('Stored as the law requires')
  // seven years, and one year
  await expect.element(dialog).toMatchTextContent('Nov 18, 2033')
  await expect.element(dialog).toMatchTextContent('Nov 18, 2027')
  await expect.element(dialog).not.toMatchTextContent('Votes on answers')
  const offCentre = () => {
    const { left, right, top, bottom } = dialog.element().getBoundingClientRect()
    return Math.max(Math.abs(left + right - innerWidth), Math.abs(top + bottom - innerHeight)) / 2
  }
  await expect.poll(offCentre).toBeLessThan(2)
  await dialog.getByRole('button', { name: 'Erase' }).click()
  await expect.element(dialog.getByText('Tick the box above first')).toBeVisible()
  await expectAccessible()
  expect(bodies(erasure)).toEqual([])
  await expect.element(dialog.getByRole('button', { name: 'Erase' })).toHaveClass('button-plain')
  await dialog.getByRole('checkbox').click()
  await expect.element(dialog.getByRole('button', { name: 'Erase' })).not.toHaveClass('button-plain')
  await dialog.getByRole('button', { name: 'Erase' }).click()
  await expect.element(page.getByText('We received no answer')).toBeVisible()
  // the dialog stays open when the tab is shown again: stored data is not requested, and no sign-in is shown
  const looks = requestsOf(privacyOf).length
  window.dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('visibilitychange'))
  comeBack()
  await expectAccessible()
  await expect.element(page.getByText('We received no answer')).toBeVisible()
  expect(requestsOf(privacyOf).length).toBe(looks)
  serve({ [erasure]: erased })
  await page.getByRole('button', { name: 'Check the result' }).click()
  await expect.element(page.getByRole('heading', { name: 'Your data is erased' })).toHaveFocus()
  await expect.element(page.getByText(/^Choose what you agree to/)).not.toBeInTheDocument()
  const [first, ...others] = bodies(erasure)
  expect(first).toEqual({ key, understood: true })
  expect(others.length).toBeGreaterThan(0)
  for (const other of others) expect(other).toEqual(first)
  await expectAccessible()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect.element(page.getByRole('link', { name: /^Join and see rewards/ })).toBeVisible()
})

test('O4 an erasure that is refused shows that it is not yet possible, and the open matters are requested again', async () => {
  await open({ [erasure]: refused('erasure_blocked') })
  await page.getByRole('button', { name: 'Erase my data…' }).click()
  await page.getByRole('alertdialog').getByRole('checkbox').click()
  serve({ [privacyOf]: storedData({ open: openMatters }) })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click()
  await expect.element(page.getByText('You cannot erase yet')).toBeVisible()
  await expect.element(page.getByText(registeredNumber)).toBeVisible()
})

test('SEC-4 an export that needs a fresh proof requests a code in a dialog, and then continues automatically', async () => {
  await open(wantsProof(exportOf, everything))
  await page.getByRole('button', { name: 'Prepare my data' }).click()
  await expect.element(dialog).toBeVisible()
  await expectAccessible()
  await confirmByCode()
  await expect.element(page.getByText('Your data is ready')).toHaveFocus()
  expect(bodies(proofGiven)).toEqual([{ type: 'sms', code: '123456' }])
  expect(bodies(exportOf)).toEqual([{}, {}])
})

test('SEC-4 an erasure that needs a fresh proof is sent again exactly once with the same key after the right code', async () => {
  await open(wantsProof(erasure, erased))
  await page.getByRole('button', { name: 'Erase my data…' }).click()
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Erase', exact: true }).click()
  await confirmByCode()
  await expect.element(page.getByRole('heading', { name: 'Your data is erased' })).toBeVisible()
  const [first, second, ...more] = bodies(erasure)
  expect(second).toEqual(first)
  expect(more).toEqual([])
})

test('SEC-4 a wrong code leaves the dialog open with the attempts left, and cancelling loses nothing', async () => {
  await open({ ...wantsProof(exportOf, everything), [proofGiven]: refused('sms_code_wrong', { attemptsLeft: 4 }) })
  await page.getByRole('button', { name: 'Prepare my data' }).click()
  await confirmByCode('000000')
  await expect.element(dialog).toMatchTextContent(/Attempts left: 4/)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByText('Please confirm your identity first. Nothing was done yet.')).toBeVisible()
  serve(wantsProof(exportOf, everything))
  await page.getByRole('button', { name: 'Try again' }).click()
  await confirmByCode()
  await expect.element(page.getByText('Your data is ready')).toBeVisible()
})
