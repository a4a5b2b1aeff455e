import { expectAccessible, refused, requestsOf, serve, setOnline, sticksOut, zoomText } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Language } from '../../shared/text/language.ts'
import * as chipsStyles from '../../shared/ui/chips.module.css'
import * as noticeStyles from '../../shared/ui/notice.module.css'
import { openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import { answerOf, choiceOf, path, settled, states } from './states.ts'
import { votesOf } from './testing/replies.ts'

testStates(states)

const open = async (query = '', language: Language = 'en-US'): Promise<void> => {
  await openScreen(path + query, { language, answers: votesOf() })
  await settled()
}
const search = page.getByRole('textbox')
const questions = page.getByCss(`.${pageStyles.questions} details`)

test('R26 a link with a search in one Chinese script finds the question in the other script', async () => {
  await open(`?q=${encodeURIComponent('配對賬戶')}`, 'zh-CN')
  await expect.element(search).toHaveValue('配對賬戶')
  await expect.element(answerOf('pair')).toMatchTextContent('什么是配对账户')
  await expect.element(questions.first()).toHaveAttribute('id', 'faq-pair')
  await expect
    .element(page.getByCss(`.${pageStyles.questionsSearch} [role="status"]`))
    .toMatchTextContent(/^找到 \d+ 个问题$/)
})

test('R26 a search emphasises its text in a question, in either Chinese script, or in a line of the answer', async () => {
  await open(`?q=${encodeURIComponent('额度')}`, 'zh-HK')
  await expect.element(answerOf('quota-person').getByCss('summary mark')).toHaveTextContent('額度')
  await expect.element(answerOf('bank-and-broker').getByCss('summary small mark')).toHaveTextContent('額度')
})

test('R26 a question is bold only while its answer is open, and each topic leads to its questions once', async () => {
  await open()
  const summary = answerOf('fees').getByCss('summary')
  const weight = () => getComputedStyle(summary.element()).fontWeight
  expect(weight()).toBe('400')
  await summary.click()
  await expect.poll(weight).toBe('600')
  expect(page.getByCss(`.${pageStyles.questionsSearch}`).getByRole('link').elements()).toEqual([])
  await expect.poll(() => requestsOf('POST /api/user/cross-border/votes').length).toBe(1)
})

test('R26 a topic shows its own questions alone, and a link to an answer of another topic shows all of them', async () => {
  await open()
  await page.getByCss(`.${chipsStyles.chips} label`).filter({ hasText: 'Costs and tax' }).click()
  await expect.poll(() => questions.elements().map(({ id }) => id)).toEqual(['faq-fees', 'faq-tax'])
  await expectAccessible()
  location.hash = `#${path}?faq=scam`
  await expect.element(answerOf('scam')).toHaveAttribute('open', '')
  await expect.element(answerOf('scam')).toBeInViewport()
  await expect.element(page.getByRole('radio', { name: 'All' })).toBeChecked()
  // the open answer requests votes after its session opens; the next test counts such requests
  await expect.poll(() => requestsOf('POST /api/user/cross-border/votes').length).toBe(1)
})

test('R26 the topics stay in place when one is chosen, and the name of a direction stays on one line', async () => {
  await openScreen(path, { language: 'zh-HK', size: [390, 844], answers: votesOf() })
  await settled()
  const top = () => page.getByCss(`.${chipsStyles.chips}`).element().getBoundingClientRect().top
  const before = top()
  const names = [...document.querySelectorAll(`.${pageStyles.wholeName}`)]
  expect(names.map(({ textContent }) => textContent)).toContain('北向通')
  expect(names.filter((name) => name.getClientRects().length > 1)).toEqual([])
  await page.getByCss(`.${chipsStyles.chips} label`).filter({ hasText: '資格' }).click()
  await expect.poll(() => questions.elements().length).toBeLessThan(10)
  expect(top()).toBe(before)
})

for (const hostile of ['<img src=x onerror=alert(1)>', "'; drop table sessions; --", '😀', '%'])
  test(`R26 a search for ${hostile} shows that it found nothing`, async () => {
    await open('', 'zh-CN')
    await search.fill(hostile)
    await expect.element(page.getByCss(`.${pageStyles.questionsNone}`)).toMatchTextContent('没有找到相关问题')
    expect(document.querySelectorAll(`.${pageStyles.questions} details`).length).toBe(0)
  })

test('R26 a search without results leads back to all questions, with the focus in the search field', async () => {
  await open('', 'zh-CN')
  await search.fill('天气 weather')
  await page.getByRole('button', { name: '查看全部问题' }).click()
  await expect.element(search).toHaveFocus()
  await expect.poll(() => questions.elements().length).toBe(24)
  await expectAccessible()
})

test('R26 the address of an answer opens it in view, and opening another answer changes the address', async () => {
  await open('?faq=complain')
  await expect.element(answerOf('complain')).toHaveAttribute('open', '')
  await expect.element(answerOf('complain')).toBeInViewport()
  await expect.element(answerOf('tax')).not.toHaveAttribute('open')
  ;(answerOf('tax').getByCss('summary').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(answerOf('tax')).toHaveAttribute('open', '')
  await expect.poll(() => location.hash).toBe(`#${path}?faq=tax`)
})

test('R26 a link to an answer that a search hides clears the search and opens the answer in view', async () => {
  await open()
  await search.fill('deposit')
  await expect.poll(() => document.querySelector('#faq-scam')).toBeNull()
  location.hash = `#${path}?faq=scam`
  await expect.element(answerOf('scam')).toHaveAttribute('open', '')
  await expect.element(answerOf('scam')).toBeInViewport()
  await expect.element(search).toHaveValue('')
  // the open answer requests votes after its session opens; the next test counts such requests
  await expect.poll(() => requestsOf('POST /api/user/cross-border/votes').length).toBe(1)
})

test('R26 earlier votes are requested only once an answer is opened', async () => {
  const endpoint = 'POST /api/user/cross-border/votes'
  // the session is already open, so that nothing else delays the request
  await openScreen(path, { viewer: 'registered', answers: votesOf({ question: 'fees', helpful: true }) })
  await settled()
  await search.fill('fee')
  await expect.element(page.getByCss(`.${pageStyles.questionsSearch} [role="status"]`)).toMatchTextContent(/found$/)
  expect(requestsOf(endpoint)).toEqual([])
  await answerOf('fees').getByCss('summary').click()
  await expect.element(choiceOf('fees', true)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(choiceOf('fees', false)).toHaveAttribute('aria-pressed', 'false')
  expect(requestsOf(endpoint).length).toBe(1)
})

test('R26 a visitor votes whether an answer helped, and can change the vote', async () => {
  await open('?faq=fees')
  await choiceOf('fees', true).click()
  await expect.element(choiceOf('fees', true)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(answerOf('fees')).toMatchTextContent('Thank you for your feedback.')
  await choiceOf('fees', false).click()
  await expect.element(choiceOf('fees', true)).toHaveAttribute('aria-pressed', 'false')
  await expect.element(choiceOf('fees', false)).toHaveAttribute('aria-pressed', 'true')
  await expect
    .element(answerOf('fees'))
    .toMatchTextContent('Thank you for your feedback. Call us if you need more help.')
  expect(requestsOf('POST /api/user/cross-border/vote').map(({ body }) => body)).toEqual([
    { question: 'fees', helpful: true },
    { question: 'fees', helpful: false },
  ])
  await expectAccessible()
})

test('R26 a vote that is refused shows the reason and stays unset', async () => {
  await open('?faq=fees')
  serve({ 'POST /api/user/cross-border/vote': refused('rate_limited') })
  await choiceOf('fees', true).click()
  await expect.element(answerOf('fees').getByCss(`.${pageStyles.voteFailed}`)).toMatchTextContent(/^Not recorded: ./)
  await expect.element(choiceOf('fees', true)).toHaveAttribute('aria-pressed', 'false')
})

test('R26 offline the questions can still be searched, and voting shows that it needs a connection', async () => {
  await open('?faq=currency', 'zh-HK')
  await expect.element(choiceOf('currency', true)).toBeVisible()
  setOnline(false)
  await expect
    .element(page.getByCss(`.${noticeStyles.notice}[data-tone="info"]`))
    .toMatchTextContent('您已離線，以下內容更新於')
  await expect.element(answerOf('currency')).toMatchTextContent('離線時未能提交')
  await choiceOf('currency', true).click({ force: true })
  expect(requestsOf('POST /api/user/cross-border/vote')).toEqual([])
  await search.fill('额度')
  await expect.element(answerOf('quota-person')).toBeVisible()
  await expect.poll(() => document.querySelector('#faq-currency')).toBeNull()
  zoomText(200)
  expect(sticksOut()).toEqual([])
})
