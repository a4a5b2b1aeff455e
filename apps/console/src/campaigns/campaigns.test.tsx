import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { sessionOf } from '../testing/data.ts'
import { open } from '../testing/open.tsx'
import { bodiesOf, serve } from '../testing/server.ts'
import { campaignId, detailOf, document, faulty, lee, summaries, summaryOf } from './testing.ts'

const session = sessionOf('author', 'approver', 'operations')
const id = campaignId(0)
const address = `/campaigns/${id}`
const openCall = 'POST /staff/campaigns/open'
const approveCall = 'POST /staff/campaigns/approve'
const submitted = detailOf(summaryOf(0, { state: 'submitted', waitsForMe: true }), {
  acts: ['approve', 'return', 'comment', 'preview'],
})
const live = detailOf(summaryOf(0, { state: 'live', liveRevision: 4 }), { acts: ['edit', 'close', 'comment'] })
const draft = detailOf(summaryOf(0), { acts: ['edit', 'submit', 'schedule', 'comment', 'preview'] })
const dialog = page.getByRole('dialog')

afterEach(() => void vi.useRealTimers())

test('The list shows first what waits for the person, and filters are in the address', async () => {
  await open('/campaigns', { session })
  await expect.element(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible()
  const rows = () => page.getByRole('table', { name: 'All campaigns' }).getByRole('link').elements()
  expect(rows()).toHaveLength(summaries.length)
  await page.getByRole('combobox', { name: 'State' }).selectOptions('live')
  await expect.poll(() => bodiesOf('POST /staff/campaigns/list').at(-1)).toEqual({ filter: { state: 'live' } })
  await page.getByRole('searchbox').fill(' 100% <b> ')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => bodiesOf('POST /staff/campaigns/list').at(-1))
    .toEqual({ filter: { state: 'live', text: '100% <b>' } })
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({ state: 'live', text: '100% <b>' })
  // what waits for the person is not mixed into a search
  expect(page.getByRole('heading', { name: 'Waiting for you' }).elements()).toHaveLength(0)
})

test('More campaigns are appended after the last one', async () => {
  await open('/campaigns', {
    session: sessionOf('auditor'),
    answers: {
      'POST /staff/campaigns/list': (body) => {
        const { after, filter } = body as { after?: string; filter: { waiting?: true } }
        if (filter.waiting) return { data: { campaigns: [], after: null } }
        return { data: { campaigns: [summaryOf(after ? 2 : 1)], after: after ? null : '1.x' } }
      },
    },
  })
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => page.getByRole('table').getByRole('link').elements()).toHaveLength(2)
  expect(bodiesOf('POST /staff/campaigns/list').at(-1)).toMatchObject({ after: '1.x' })
  expect(page.getByRole('button', { name: 'New campaign' }).elements()).toHaveLength(0)
})

test('A new campaign is created once, also after a lost answer', async () => {
  await open('/campaigns', { session, answers: { 'POST /staff/campaigns/create': 'lost' } })
  await page.getByRole('button', { name: 'New campaign' }).click()
  await dialog.getByRole('button', { name: 'Create the draft' }).click()
  await expect.element(page.getByText('Enter a title.')).toBeVisible()
  await dialog.getByRole('textbox').fill('春季讲座')
  await dialog.getByRole('button', { name: 'Create the draft' }).click()
  await expect.element(page.getByText('No answer arrived')).toBeVisible()
  serve({ 'POST /staff/campaigns/create': { data: draft } })
  await dialog.getByRole('button', { name: 'Create the draft' }).click()
  await expect.poll(() => location.pathname).toBe(`/console${address}`)
  const [one, two] = bodiesOf('POST /staff/campaigns/create') as { key: string }[]
  expect(one?.key).toBe(two?.key)
})

test('SEC-9 an approval names the version that was looked at, also after a proof of identity', async () => {
  await open(address, {
    session,
    answers: { [openCall]: { data: submitted }, [approveCall]: { status: 403, reason: 'proof_needed' } },
  })
  await page.getByRole('button', { name: 'Approve' }).click()
  await dialog.getByRole('button', { name: 'Approve' }).click()
  const link = page.getByRole('link', { name: 'Confirm' })
  await expect.element(link).toBeVisible()
  const back = new URL((link.element() as HTMLAnchorElement).href).searchParams.get('to') ?? ''
  expect(back).toBe(`/console${address}?act=approve&id=4`)
  // meanwhile another version was submitted
  const newer = { ...submitted, summary: { ...submitted.summary, revision: 5 } }
  await cleanup()
  await open(back.replace('/console', ''), {
    session,
    answers: { [openCall]: { data: newer }, [approveCall]: { data: { outcome: 'older', campaign: newer } } },
  })
  await expect.element(page.getByRole('dialog', { name: 'Approve version 4?' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect.element(page.getByText(/It changed since you looked/)).toBeVisible()
  expect(bodiesOf(approveCall)).toEqual([1, 2].map(() => ({ id, revision: 4 })))
  // the same approval cannot be sent again
  expect(dialog.getByRole('button', { name: 'Approve' }).elements()).toHaveLength(0)
})

test('Two presses approve once, and the page has the new state at once', async () => {
  await open(`${address}?act=approve&id=4`, {
    session,
    answers: { [openCall]: { data: submitted }, [approveCall]: { data: { outcome: 'done', campaign: live } } },
  })
  await expect.element(dialog).toBeVisible()
  // the page shows the reply of the act, and waits for no further read
  serve({ [openCall]: 'hanging' })
  const form = window.document.querySelector<HTMLFormElement>('.modal form')
  form?.requestSubmit()
  form?.requestSubmit()
  await expect.element(page.getByText('It is approved.')).toBeVisible()
  await expect.element(page.getByText('Clients see this campaign')).toBeVisible()
  expect(bodiesOf(approveCall)).toHaveLength(1)
})

test('An approver reads that somebody else decided first', async () => {
  await open(`${address}?act=approve&id=4`, {
    session,
    answers: { [openCall]: { data: submitted }, [approveCall]: { data: { outcome: 'state', campaign: live } } },
  })
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect.element(page.getByText(/Somebody was quicker: its state is now “Live”/)).toBeVisible()
})

test('An early end needs a reason, keeps it after a lost answer, and says that it may be done', async () => {
  const call = 'POST /staff/campaigns/close'
  await open(address, { session, size: [390, 844], answers: { [openCall]: { data: live }, [call]: 'lost' } })
  await page.getByRole('button', { name: 'Close early' }).click()
  await dialog.getByRole('button', { name: 'Close it now' }).click()
  await expect.element(page.getByText('Enter at least 3 characters.')).toBeVisible()
  await dialog.getByRole('textbox').fill('The partner withdrew')
  await dialog.getByRole('button', { name: 'Close it now' }).click()
  await expect.element(page.getByText('No answer arrived')).toBeVisible()
  await expect.element(dialog.getByRole('textbox')).toHaveValue('The partner withdrew')
  expect(bodiesOf(call)).toEqual([{ id, reason: 'The partner withdrew' }])
})

test('SEC-9 markup in titles, comments, reasons, faults and changes is shown as text', async () => {
  const markup = '<img src=x onerror=alert(1)>'
  const titles = { 'zh-CN': markup, 'zh-HK': markup, 'en-US': markup }
  const hostile = detailOf(summaryOf(0, { state: 'returned', title: titles, code: null }), {
    acts: ['comment'],
    document: { ...document, page: { blocks: [{ kind: markup, text: markup }] } },
    faults: [{ path: markup, block: 0, code: markup, values: { limit: markup }, message: markup }],
    history: [
      {
        id: '1',
        at: 1,
        by: { ...lee, name: markup },
        event: 'return',
        from: null,
        to: null,
        reason: markup,
        revision: 4,
      },
    ],
  })
  for (const part of ['', '?part=changes', '?part=comments', '?part=history', '?part=versions', '?part=previews']) {
    await open(`${address}${part}`, { session, answers: { [openCall]: { data: hostile } } })
    await expect.element(page.getByRole('heading', { level: 1, name: markup })).toBeVisible()
    await expect.poll(() => page.getByCss('.loading-rows').elements()).toHaveLength(0)
    expect(window.document.querySelectorAll('main img')).toHaveLength(0)
    await cleanup()
  }
})

test('A comment is added once for its key and appears without a reload', async () => {
  const call = 'POST /staff/campaigns/comments/add'
  await open(`${address}?part=comments`, { session, answers: { [openCall]: { data: draft }, [call]: 'lost' } })
  const add = page.getByRole('button', { name: 'Add the comment' })
  await add.click()
  await expect.element(page.getByText('Enter a comment.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Comment' }).fill('Is it the right period?')
  await page.getByRole('combobox', { name: 'About' }).selectOptions('3')
  await add.click()
  await expect.element(page.getByText('No answer arrived')).toBeVisible()
  const comments = [
    {
      id: campaignId(9),
      revision: 4,
      block: 3,
      text: 'Is it the right period?',
      by: lee,
      at: Date.now(),
      resolved: null,
    },
  ]
  serve({ [call]: { data: { comments } }, [openCall]: { data: { ...draft, comments } } })
  await add.click()
  await expect.element(page.getByCss('.comment-text')).toHaveTextContent('Is it the right period?')
  const [one, two] = bodiesOf(call) as { key: string; block: number }[]
  expect([one?.key === two?.key, two?.block]).toEqual([true, 3])
})

test('The page of a scheduled campaign shows by itself that it was published, and one that nothing changes by itself is read once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const scheduled = detailOf(summaryOf(0, { state: 'approved' }), { acts: ['comment', 'preview'] })
  await open(address, { session, answers: { [openCall]: { data: scheduled } } })
  await expect.element(page.getByText('Approved, scheduled')).toBeVisible()
  serve({ [openCall]: { data: detailOf(summaryOf(0, { state: 'closed' })) } })
  await vi.advanceTimersByTimeAsync(10_000)
  await expect.element(page.getByText('Closed', { exact: true })).toBeVisible()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(bodiesOf(openCall)).toHaveLength(2)
})

test('A moment of publishing is entered in Hong Kong time, and one in the past is named beside the field', async () => {
  const call = 'POST /staff/campaigns/schedule'
  await open(`${address}?act=schedule&id=4`, {
    session,
    answers: { [openCall]: { data: draft }, [call]: { data: { outcome: 'done', campaign: draft } } },
  })
  const field = dialog.getByLabelText('Publish at')
  await field.fill('2020-01-01T09:00')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('This moment is in the past.')).toBeVisible()
  await field.fill('2099-12-01T09:00')
  await dialog.getByLabelText('End earlier at').fill('2099-11-01T09:00')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('The end must be later than publishing.')).toBeVisible()
  await dialog.getByLabelText('End earlier at').fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('The schedule is saved.')).toBeVisible()
  expect(bodiesOf(call)).toEqual([
    { id, revision: 4, schedule: { publishAt: Date.parse('2099-12-01T09:00+08:00'), endAt: null } },
  ])
})

test('A draft with faults leads to the editor first, and one without faults to the submission', async () => {
  const mend = page.getByRole('link', { name: 'Solve the problems' })
  const submit = page.getByRole('button', { name: 'Submit for approval' })
  const answers = { [openCall]: { data: { ...draft, faults: faulty } } }
  await open(address, { session, answers })
  await expect.element(mend).toHaveClass('button-main')
  await expect.element(submit).not.toHaveClass('button-main')
  await cleanup()
  await open(address, { session, answers: { [openCall]: { data: { ...draft, faults: [] } } } })
  await expect.element(submit).toHaveClass('button-main')
  expect(mend.elements()).toEqual([])
})

test('Faults are in words beside the block that they mean, in the language of the reader', async () => {
  await open(address, {
    session,
    language: 'zh-HK',
    answers: { [openCall]: { data: { ...draft, faults: faulty } } },
  })
  await expect.element(page.getByRole('heading', { name: '區塊 2 · 步驟' })).toBeVisible()
  await expect.element(page.getByText('太長：1904 個字元，最多 1800 個。')).toBeVisible()
  await expect.element(page.getByText('必須包含「風險提示」區塊。')).toBeVisible()
})

test('A campaign that does not exist, and an address that is no id, show that there is no such page', async () => {
  await open(address, { session, answers: { [openCall]: { status: 404, reason: 'not_found' } } })
  await expect.element(page.getByText('This page does not exist')).toBeVisible()
  await cleanup()
  await open('/campaigns/nonsense', { session })
  await expect.element(page.getByText('This page does not exist')).toBeVisible()
  expect(bodiesOf(openCall)).toEqual([{ id }])
})

test('On a phone the parts of a campaign are in one row, and the chosen one is in view', async () => {
  await open(`${address}?part=previews`, { session, answers: { [openCall]: { data: draft } }, size: [390, 844] })
  const chosen = page.getByRole('link', { name: 'Previews' })
  await expect.element(chosen).toHaveAttribute('aria-current', 'page')
  const tabs = page.getByRole('navigation', { name: 'Parts of the campaign' }).getByRole('link').elements()
  expect(new Set(tabs.map((tab) => tab.getBoundingClientRect().top)).size).toBe(1)
  expect(chosen.element().getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
})

test('A list of campaigns that failed says so once', async () => {
  const failed = { status: 500, reason: 'server_error', reference: '7K2QM-4X9PB' }
  await open('/campaigns', { session, answers: { 'POST /staff/campaigns/list': failed } })
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.poll(() => bodiesOf('POST /staff/campaigns/list')).toHaveLength(2)
  expect(page.getByRole('alert').elements()).toHaveLength(1)
})

test('A moment that changed is shown as people read it', async () => {
  await open(`${address}?part=changes`, { session, answers: { [openCall]: { data: submitted } } })
  await expect.element(page.getByText('1 Dec 2026, 09:00')).toBeVisible()
})

test('On a phone the search of campaigns is one row, and the other filters unfold', async () => {
  await open('/campaigns?state=live', { session, size: [390, 844] })
  const unfold = page.getByRole('button', { name: /^Filters/ })
  await expect.element(unfold).toMatchTextContent('Filters1')
  const state = page.getByRole('combobox', { name: 'State' })
  expect(state.elements()).toEqual([])
  await unfold.click()
  await expect.element(state).toHaveValue('live')
})
