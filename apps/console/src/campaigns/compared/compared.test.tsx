import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sessionOf } from '../../testing/data.ts'
import { expectSound, open } from '../../testing/open.tsx'
import { type Answers, bodiesOf } from '../../testing/server.ts'
import { campaignId, draftOf } from '../testing.ts'

const answers: Answers = { 'POST /staff/editor/draft': (body) => ({ data: draftOf(body) }) }
const compare = (more: Answers = {}) =>
  open(`/campaigns/${campaignId(0)}?part=changes&view=pages&from=3&to=4`, {
    session: sessionOf('auditor'),
    answers: { ...answers, ...more },
  })
const frameOf = (nth: 0 | 1) => document.querySelectorAll<HTMLIFrameElement>('.marked-frame iframe')[nth]
const titleIn = (nth: 0 | 1) => frameOf(nth)?.contentDocument?.querySelector('h1')?.textContent
const marksIn = (nth: 0 | 1) =>
  [...(document.querySelectorAll('.marked-frame')[nth]?.querySelectorAll('.mark') ?? [])].map((one) => one.textContent)
const scrolledTo = (nth: 0 | 1) => frameOf(nth)?.contentWindow?.scrollY ?? 0
const eventually = (assert: () => void) => vi.waitFor(assert, { timeout: 10_000 })
const show = (name: string) => page.getByRole('button', { name })

test('two versions are shown by the client side by side, and each block that changed is marked in words', async () => {
  await compare()
  await eventually(() => expect([titleIn(0), titleIn(1)]).toEqual(['Spring talk', 'Spring talk on investing']))
  await eventually(() => expect(marksIn(0)).toEqual(['Changed · Hero', 'Moved · Risk notice']))
  await eventually(() => expect(marksIn(1)).toEqual(['Changed · Hero', 'Added · Steps', 'Moved · Risk notice']))
  expect(bodiesOf('POST /staff/campaigns/revisions/open')).toEqual(
    expect.arrayContaining([
      { id: campaignId(0), revision: 3 },
      { id: campaignId(0), revision: 4 },
    ]),
  )
  await expectSound()
})

test('a person goes from change to change by keyboard, and both pages follow each other', async () => {
  await compare()
  await eventually(() => expect(marksIn(1)).toHaveLength(3))
  ;(show('2 Steps: Added').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(show('2 Steps: Added')).toHaveAttribute('aria-pressed', 'true')
  await eventually(() => expect(scrolledTo(1)).toBeGreaterThan(50))
  // the other version lacks the block, so its page scrolls to the same position
  expect(Math.abs(scrolledTo(0) - scrolledTo(1))).toBeLessThan(2)
  const before = scrolledTo(0)
  frameOf(0)?.contentWindow?.scrollTo({ top: before + 40, behavior: 'instant' })
  await eventually(() => expect(Math.abs(scrolledTo(1) - before - 40)).toBeLessThan(2))
})

test('one version lies over the other, and the arrow keys move the line between them', async () => {
  await compare()
  await eventually(() => expect(marksIn(1)).toHaveLength(3))
  await page.getByRole('radio', { name: 'One over the other' }).click({ force: true })
  const line = page.getByRole('slider', { name: 'Place of the dividing line' })
  const clips = () => [...document.querySelectorAll<HTMLElement>('.marked-frame')].map((one) => one.style.clipPath)
  expect(clips()).toEqual(['inset(0px 50% 0px 0px)', 'inset(0px 0px 0px 50%)'])
  ;(line.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect
    .element(line)
    .toHaveAttribute('aria-valuetext', '52% on the left shows the older version, 48% on the right the newer one')
  expect(clips()).toEqual(['inset(0px 48% 0px 0px)', 'inset(0px 0px 0px 52%)'])
  const [one, other] = [...document.querySelectorAll('.marked-frame')].map((each) => each.getBoundingClientRect())
  expect([one?.x, one?.y, one?.width]).toEqual([other?.x, other?.y, other?.width])
  await expectSound()
})

test('language, theme and moment apply to both versions', async () => {
  await compare()
  await eventually(() => expect(marksIn(1)).toHaveLength(3))
  await page.getByText('Shown to').click()
  await page.getByLabelText('Appearance').selectOptions('dark')
  await page.getByRole('radio', { name: '繁體中文' }).click({ force: true })
  for (const nth of [0, 1] as const)
    await eventually(() => {
      expect(frameOf(nth)?.contentDocument?.documentElement.dataset.theme).toBe('dark')
      expect(frameOf(nth)?.contentWindow?.location.hash).toContain('lang=zh-HK')
    })
})

test('a block that neither page shows is named, and nothing scrolls', async () => {
  const omitted: Answers = { 'POST /staff/editor/draft': (body) => ({ data: { ...draftOf(body), omitted: [1] } }) }
  await compare(omitted)
  await eventually(() => expect(marksIn(1)).toHaveLength(2))
  await show('2 Steps: Added').click()
  await expect
    .element(page.getByText('Neither page shows this block to the chosen visitor at the chosen moment.'))
    .toBeVisible()
})

test('a version that cannot be loaded is a failure with another attempt', async () => {
  await compare({ 'POST /staff/editor/draft': { status: 500, reason: 'server_error', reference: '7K2QM-4X9PB' } })
  await expect.element(page.getByCss('.failure-whole')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await vi.waitFor(() => expect(bodiesOf('POST /staff/editor/draft').length).toBeGreaterThan(2), { timeout: 10_000 })
})

test('the texts and the pages are two views of one comparison, and the address names the view', async () => {
  await open(`/campaigns/${campaignId(0)}?part=changes&from=3&to=4`, { session: sessionOf('auditor'), answers })
  await expect.element(page.getByCss('.change-card').first()).toBeVisible()
  await page.getByRole('radio', { name: 'Pages' }).click({ force: true })
  await expect.element(page.getByCss('.compared-frames')).toBeVisible()
  expect(location.search).toContain('view=pages')
  expect(document.querySelector('.change-card')).toBeNull()
})
