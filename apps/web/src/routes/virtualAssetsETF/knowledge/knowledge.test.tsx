import { expectAccessible, refused, requestsOf, serve, setOnline } from '@foyer/testing/browser'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { joinStatus } from '../../../shared/activity/testing/join-status.ts'
import { appears, disappears } from '../../../testing/appears.ts'
import { openScreen } from '../../../testing/screen.tsx'
import * as styles from '../page.module.css'
import { after, begun, needed, openAttempt, waited } from '../testing/replies.ts'
import {
  answerAll,
  beginEndpoint,
  choose,
  fundAnswers,
  handInEndpoint,
  knowledge,
  openTest,
  openTo,
  panel,
  path,
  settled,
  sheet,
  statusEndpoint,
  takeTest,
  testAnswers,
  testEndpoint,
  turn,
} from '../testing/screen.ts'

const place = sheet.getByCss(`.${styles.vaPlace}`)
const bodiesOf = (endpoint: string) => requestsOf(endpoint).map(({ body }) => body)
const comeBack = () => window.dispatchEvent(new Event('visibilitychange'))
const key = expect.stringMatching(/^[0-9a-f-]{36}$/)
/** The request that hands in an attempt with the given number of wrong answers. */
const handedIn = (wrong: number) => ({
  key,
  attempt: openAttempt.attempt,
  answers: openAttempt.questions.map(({ id }, n) => ({ question: id, option: n < wrong ? 'b' : 'a' })),
})

test('R18 a visitor sees a sign-in link for the test that returns to the page', async () => {
  await openScreen(path, { answers: fundAnswers() })
  await settled()
  await expect.element(knowledge).toMatchTextContent('6 questions; 5 right answers pass.')
  await expect.element(knowledge).toMatchTextContent('After a failed attempt you wait 60 minutes.')
  await expect
    .element(knowledge.getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', '#/loginPage?back=%2FvirtualAssetsETF')
  expect(requestsOf(testEndpoint)).toEqual([])
})

test('R18 the panel of a client who has not passed leads to the test, which gets the focus', async () => {
  await openTo()
  await expect.element(panel.getByRole('status')).toMatchTextContent('Pass the knowledge test first')
  await panel.getByRole('button', { name: 'Go to the knowledge test' }).click()
  await expect.element(knowledge).toHaveFocus()
  await expect.element(knowledge).toBeInViewport()
})

test('R18 a person without an account can take the test', async () => {
  await openTo(needed, { viewer: 'registered', answers: { [statusEndpoint]: joinStatus({ gate: 'registered' }) } })
  await takeTest()
  await expect.element(knowledge.getByRole('status')).toMatchTextContent(/^Passed6 of 6 right/)
  await expect.element(panel).toMatchTextContent('You need a securities account')
})

test('R18 no option is selected in advance, and a question without an answer shows an error and stays', async () => {
  await openTo()
  await openTest()
  await expect.element(place).toHaveTextContent('Question 1 of 6')
  expect(document.querySelectorAll('dialog :checked').length).toBe(0)
  await sheet.getByRole('button', { name: 'Next' }).click()
  await expect.element(sheet.getByRole('alert').first()).toHaveTextContent('Please choose an answer')
  expect(document.querySelectorAll(`dialog .${styles.vaOption} input[aria-invalid="true"]`).length).toBe(3)
  await expect.element(place).toHaveTextContent('Question 1 of 6')
  await expectAccessible()
  await sheet.getByRole('radio', { name: 'All of it' }).click()
  expect(document.querySelectorAll('dialog [aria-invalid="true"]').length).toBe(0)
  await sheet.getByRole('button', { name: 'Next' }).click()
  await expect.element(place).toHaveTextContent('Question 2 of 6')
  await expect.element(place).toHaveFocus()
})

test('R18 an answer can be changed until all are handed in, and all answers are sent in one request', async () => {
  await openTo()
  await openTest()
  await answerAll(1)
  for (let n = 5; n >= 1; n--) await sheet.getByRole('button', { name: 'Back' }).click()
  await expect.element(place).toHaveTextContent('Question 1 of 6')
  await expect.element(sheet.getByRole('button', { name: 'Back' })).not.toBeInTheDocument()
  await expect.element(sheet.getByRole('radio', { name: 'Half of it at most' })).toBeChecked()
  await answerAll(0)
  expect(requestsOf(handInEndpoint)).toEqual([])
  await sheet.getByRole('button', { name: 'Hand in' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  expect(bodiesOf(beginEndpoint)).toEqual([{ key }])
  expect(bodiesOf(handInEndpoint)).toEqual([handedIn(0)])
})

test('R18 closing the sheet loses no answer, and the test continues with the first unanswered question', async () => {
  await openTo()
  await openTest()
  choose('c')
  turn()
  await expect.element(place).toHaveTextContent('Question 2 of 6')
  await userEvent.keyboard('{Escape}')
  await disappears('dialog')
  await expect.element(knowledge).toMatchTextContent('You have an unfinished test.')
  await expect.element(panel).toMatchTextContent('Your test is unfinished')
  await knowledge.getByRole('button', { name: 'Continue' }).click()
  await expect.element(place).toHaveTextContent('Question 2 of 6')
  await sheet.getByRole('button', { name: 'Back' }).click()
  await expect.element(sheet.getByCss('[value="c"]')).toBeChecked()
  expect(requestsOf(beginEndpoint).length).toBe(1)
})

test('R18 an attempt that was begun before continues without a request for a new one', async () => {
  await openTo(begun)
  await knowledge.getByRole('button', { name: 'Continue' }).click()
  await expect.element(place).toHaveTextContent('Question 1 of 6')
  expect(requestsOf(beginEndpoint)).toEqual([])
})

test('R18 a person who fails sees the wrong answers, the reasons, and the time of the next attempt', async () => {
  await openTo(needed, {}, 3)
  await takeTest(3)
  expect(bodiesOf(handInEndpoint)).toEqual([handedIn(3)])
  await expect
    .element(knowledge.getByRole('status'))
    .toHaveTextContent(
      'Not passed3 of 6 right (5 needed)You can try again from Nov 20, 2026, 15:05 HKTHanded in Nov 20, 2026, 14:05',
    )
  await expect.element(page.getByCss(`.${styles.vaWrong}`)).toHaveAttribute('open')
  expect([...document.querySelectorAll(`.${styles.vaWrong} li`)].map(({ textContent }) => textContent)).toEqual(
    ['in a bitcoin ETF', 'in an ether ETF', "if the asset's price falls to zero"].map(
      (cause) =>
        `How much of what you invest can you lose ${cause}?You answered: Half of it at mostNo capital is protected.`,
    ),
  )
  expect(knowledge.getByRole('button').elements()).toEqual([])
  await expect.element(knowledge).toHaveFocus()
  await expect
    .element(panel.getByRole('status'))
    .toHaveTextContent('You did not pass the testTry again from Nov 20, 2026, 15:05')
  await panel.getByRole('button', { name: 'See the result' }).click()
  await expect.element(knowledge).toHaveFocus()
  await expectAccessible()
})

test('R18 a page that is shown again after the wait offers the next attempt, which uses new keys', async () => {
  await openTo(needed, {}, 3)
  await takeTest(3)
  serve(testAnswers(waited))
  comeBack()
  await expect.element(knowledge).toMatchTextContent('You can try again now, with questions drawn anew.')
  await expect.element(knowledge.getByCss(`.${styles.vaAgain}`)).not.toBeInTheDocument()
  await expect.element(panel).toMatchTextContent('Pass the knowledge test first')
  await takeTest()
  await expect.element(knowledge.getByRole('status')).toMatchTextContent(/^Passed6 of 6 right/)
  for (const endpoint of [beginEndpoint, handInEndpoint]) {
    const keys = requestsOf(endpoint).map(({ body }) => (body as { key: string }).key)
    expect(new Set(keys).size).toBe(2)
  }
})

test('R18 the page requests the state of the test automatically once the wait is over', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0)
  onTestFinished(() => random.mockRestore())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await openTo({ ...after(3), asOf: waited.asOf - 60_000 })
  await appears(`.${styles.vaAgain}`)
  await vi.advanceTimersByTimeAsync(30_000)
  const before = requestsOf(testEndpoint).length
  await vi.advanceTimersByTimeAsync(20_000)
  expect(requestsOf(testEndpoint).length).toBe(before)
  serve(testAnswers(waited))
  await vi.advanceTimersByTimeAsync(12_000)
  await expect.element(knowledge).toMatchTextContent('You can try again now, with questions drawn anew.')
})

test('R18 a person who passes with a wrong answer sees it in a closed section, and no further attempt', async () => {
  await openTo(needed, {}, 1)
  await takeTest(1)
  await expect
    .element(knowledge.getByRole('status'))
    .toHaveTextContent('Passed5 of 6 right Handed in Nov 20, 2026, 14:05')
  await expect.element(page.getByText('Wrong answers and why (1)')).toBeVisible()
  await expect.element(page.getByCss(`.${styles.vaWrong}`)).not.toHaveAttribute('open')
  expect(knowledge.getByRole('button').elements()).toEqual([])
  await expect.element(panel.getByRole('button', { name: 'Register for the discount' })).toBeVisible()
})

test('X3 offline a test can be neither begun nor handed in until the device is connected', async () => {
  await openTo()
  setOnline(false)
  const begin = knowledge.getByRole('button', { name: 'Start the test' })
  await expect.element(begin).toHaveAttribute('aria-disabled', 'true')
  setOnline(true)
  await expect.element(begin).not.toHaveAttribute('aria-disabled')
  await openTest()
  await answerAll()
  setOnline(false)
  await expect.element(sheet).toMatchTextContent('You can hand in once you are connected')
  const handIn = sheet.getByRole('button', { name: 'Hand in' })
  await expect.element(handIn).toHaveAttribute('aria-disabled', 'true')
  setOnline(true)
  await expect.element(handIn).not.toHaveAttribute('aria-disabled')
  expect(requestsOf(handInEndpoint)).toEqual([])
})

test('X3 a test state that fails to load shows an error in its place and in the panel, and Try again requests it', async () => {
  await openScreen(path, {
    viewer: 'margin',
    answers: { ...fundAnswers(), [testEndpoint]: refused('market_unavailable') },
  })
  await expect.element(panel).toMatchTextContent('We could not check your test')
  await expect.element(knowledge.getByRole('alert')).toMatchTextContent('This did not load')
  serve(testAnswers())
  await panel.getByRole('button', { name: 'Try again' }).click()
  await settled()
  await expect.element(panel).toMatchTextContent('Pass the knowledge test first')
  await expect.element(knowledge.getByRole('button', { name: 'Start the test' })).toBeVisible()
})
