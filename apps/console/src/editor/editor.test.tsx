import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sessionOf } from '../testing/data.ts'
import { campaign, campaignId, draftDocument, editedAnswers, lockOf, newer, savedAs } from '../testing/editor-data.ts'
import { expectSound, type Opening, open } from '../testing/open.tsx'
import { bodiesOf, serve } from '../testing/server.ts'
import { newBlock } from './blank.ts'
import { blockFields } from './fields.ts'

type Saved = { base: number; document: typeof draftDocument }
const saves = () => bodiesOf('POST /staff/campaigns/save') as readonly Saved[]
const lastSaved = () => saves().at(-1)?.document
const edit = async ({ answers, ...opening }: Opening = {}) => {
  await open(`/campaigns/${campaignId}/edit`, {
    session: sessionOf('author'),
    answers: { ...editedAnswers, ...answers },
    ...opening,
  })
  await expect.element(page.getByCss('.parts')).toBeVisible()
}
/** A block by its place from 1, or 0 for the activity. */
const part = (nth: number) => page.getByCss('.part-name:not([data-part=rule])').nth(nth)
const names = () => [...document.querySelectorAll('.parts ol:first-of-type .part-title')].map((one) => one.textContent)
const field = (path: string) => page.getByCss(`[data-path="${path}"]`)
const shows = (selector: string, text: string) =>
  vi.waitFor(() => expect(document.querySelector(selector)?.textContent).toContain(text), { timeout: 10_000 })
/** A change is stored some seconds later; this stores it now. */
const saveNow = async () => {
  await page.getByRole('button', { name: 'Save now' }).click()
  await expect.element(page.getByCss('.editor-status')).toHaveTextContent('Saved')
}
const focused = () => document.activeElement as HTMLElement

test('blocks are moved, duplicated and deleted by keyboard alone, and every step is undone', async () => {
  await edit()
  const first = names()
  ;(part(1).element() as HTMLElement).focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(names().slice(0, 2)).toEqual(['Steps', 'Hero'])
  await shows('.editor-news', 'Hero is now 2 of 6')
  // the moved block keeps the focus
  expect(focused().textContent).toContain('Hero')
  await userEvent.keyboard('{Delete}')
  expect(names()).not.toContain('Hero')
  await shows('.editor-news', 'Hero was deleted')
  expect(focused().dataset.part).toBeDefined()
  await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}')
  expect(names()).toEqual(first)
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(names().slice(0, 2)).toEqual(['Steps', 'Hero'])
})

test('an author chooses what people get for joining, fills it in, and takes it out again', async () => {
  await edit()
  await page.getByRole('button', { name: /^What people get/ }).click()
  await page.getByCss('.rule-part select').first().selectOptions('points')
  await page.getByLabelText('Points a person').fill('120')
  await saveNow()
  expect(lastSaved()).toMatchObject({ rule: { kind: 'points', parameters: { points: 120, stock: null } } })
  await expectSound()
  await page.getByCss('.rule-part select').first().selectOptions('none')
  await saveNow()
  expect(lastSaved()).not.toHaveProperty('rule')
})

test('a fault of the rule stands at its field in the words of rules, and leads there', async () => {
  const rule = { kind: 'points' as const, parameters: { points: 0, stock: null } }
  const fault = {
    ...{ path: 'rule.parameters.points', block: null, code: 'rule' },
    ...{ values: { fault: 'too_small' }, message: 'must be another rule: too_small' },
  }
  await edit({
    answers: {
      'POST /staff/campaigns/open': { data: { ...campaign, document: { ...draftDocument, rule } } },
      'POST /staff/campaigns/check': { data: { faults: [fault] } },
    },
  })
  await page.getByRole('button', { name: '1 to do' }).click()
  await page.getByRole('button', { name: /What people get.*too small/ }).click()
  await shows('.rule-part', 'The number is too small.')
  await expect.element(page.getByLabelText('Points a person')).toHaveFocus()
})

test('after an edit the page of the campaign loads again instead of showing the revision from before', async () => {
  await open(`/campaigns/${campaignId}`, { session: sessionOf('author'), answers: editedAnswers })
  await page.getByRole('link', { name: 'Edit' }).click()
  await part(1).click()
  await field('page.blocks[0].title.en-US').fill('Another talk')
  await saveNow()
  serve({ 'POST /staff/campaigns/open': 'hanging' })
  await page.getByRole('link', { name: 'Back to the campaign' }).click()
  await expect.element(page.getByCss('.loading-rows')).toBeVisible()
})

test('a block is dragged to another place', async () => {
  await edit()
  await part(4).dropTo(part(2), { targetPosition: { x: 20, y: 4 } })
  await vi.waitFor(() => expect(names().slice(0, 3)).toEqual(['Hero', 'Join button', 'Steps']))
})

test('a block of every kind can be added, and its form shows each of its fields without a fault of the page', async () => {
  const kinds = Object.keys(blockFields) as (keyof typeof blockFields)[]
  const blocks = kinds.map(newBlock)
  await edit({
    answers: {
      'POST /staff/campaigns/open': { data: { ...campaign, document: { ...draftDocument, page: { blocks } } } },
    },
  })
  for (const [i, kind] of kinds.entries()) {
    ;(part(i + 1).element() as HTMLElement).click()
    await vi.waitFor(() =>
      expect(document.querySelectorAll('.editor-form > .editor-fields > *').length).toBe(
        blockFields[kind].filter((one) => one.with === undefined).length,
      ),
    )
  }
  await page.getByRole('button', { name: 'Add a block' }).click()
  await expect.element(page.getByRole('menuitem', { name: /^Hero/ })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('menuitem', { name: /^Text/ }).click()
  expect(names()).toHaveLength(kinds.length + 1)
  await expectSound()
})

test('the form of a headline begins with its texts, and its theme is folded to the current one until it is opened', async () => {
  await edit()
  await part(1).click()
  const theme = page.getByRole('group', { name: /^Theme/ })
  const firstText = field('page.blocks[0].kicker')
  expect(firstText.element().compareDocumentPosition(theme.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const festival = theme.getByRole('radio', { name: 'Festival' })
  await expect.element(theme).toBeVisible()
  expect(festival.elements()).toEqual([])
  await theme.getByText('The firm’s colours', { exact: true }).first().click()
  await festival.click()
  await expect.element(theme.getByCss('summary')).toHaveTextContent('Festival')
})

test('zh-HK follows zh-CN until a person reads it, and what a person wrote stays', async () => {
  await edit()
  const hongKong = field('page.blocks[0].kicker.zh-HK')
  await expect.element(hongKong).toHaveValue('\u6d3b\u52d5')
  await field('page.blocks[0].kicker.zh-CN').fill('\u8bb2\u5ea7')
  await expect.element(hongKong).toHaveValue('\u8b1b\u5ea7')
  await saveNow()
  expect(lastSaved()?.page.blocks[0]).toMatchObject({ kicker: { 'zh-CN': '\u8bb2\u5ea7' } })
  expect(lastSaved()?.page.blocks[0]?.kicker).not.toHaveProperty('zh-HK')

  await page.getByRole('button', { name: 'I have read it: Kicker' }).click()
  await saveNow()
  expect(lastSaved()?.page.blocks[0]?.kicker).toHaveProperty('zh-HK', '\u8b1b\u5ea7')
  // a confirmed text without edits is converted again, and a person has to read it again
  await field('page.blocks[0].kicker.zh-CN').fill('\u6d3b\u52a8')
  await expect.element(hongKong).toHaveAttribute('data-state', 'converted')
  await hongKong.fill('\u76db\u4e8b')
  await field('page.blocks[0].kicker.zh-CN').fill('\u8bb2\u5ea7')
  await expect.element(hongKong).toHaveValue('\u76db\u4e8b')
  await page.getByRole('button', { name: 'Convert again: Kicker' }).click()
  await expect.element(hongKong).toHaveValue('\u8b1b\u5ea7')
})

test('markup is text wherever the editor shows it, and a fault is beside its field', async () => {
  await edit()
  await part(2).click()
  const text = field('page.blocks[1].steps[0].text.en-US')
  await expect.element(text).toHaveValue('Register with your <b>phone number</b>.')
  await expect.element(text).toHaveAccessibleDescription(/Remove the HTML: texts are plain/)
  await field('page.blocks[1].title.en-US').fill('<img src=x onerror=alert(1)>')
  await shows('.parts', '<img src=x onerror=alert(1)>')
  expect(document.querySelector('img[src="x"]')).toBeNull()
})

test('a text beyond its limit says by how much, and a pasted line break becomes a space', async () => {
  await edit()
  const kicker = field('page.blocks[0].kicker.zh-CN')
  await kicker.fill(`${'\u6d3b'.repeat(10)}\n${'\u6d3b'.repeat(10)}`)
  await expect.element(page.getByText(/^5 too many/).first()).toBeVisible()
  expect((kicker.element() as HTMLTextAreaElement).value).not.toContain('\n')
})

test('the list of what is to do leads to each field', async () => {
  await edit()
  await page.getByRole('button', { name: '3 to do' }).click()
  await page.getByRole('button', { name: /Steps.*Remove the HTML/ }).click()
  await vi.waitFor(() => expect(focused().dataset.path).toBe('page.blocks[1].steps[0].text.en-US'))
})

test('a variable is inserted where the cursor is', async () => {
  await edit()
  const lead = field('page.blocks[0].lead.en-US')
  await lead.fill('Come !')
  ;(lead.element() as HTMLTextAreaElement).setSelectionRange(5, 5)
  await page.getByRole('button', { name: 'Period: Lead' }).click()
  await expect.element(lead).toHaveValue('Come {period}!')
})

test('a change is stored with the revision that it is based on, and the next one with the stored revision', async () => {
  await edit()
  await part(0).click()
  await field('activity.code').fill('autumn-talk')
  await saveNow()
  serve({ 'POST /staff/campaigns/save': { data: savedAs(6) } })
  await field('activity.code').fill('winter-talk')
  await saveNow()
  expect(saves().map(({ base }) => base)).toEqual([4, 5])
  expect(lastSaved()?.activity).toMatchObject({ code: 'winter-talk', route: '/activityTemplate?code=winter-talk' })
})

test('an unanswered save loses nothing: it is tried again, and survives a reload', async () => {
  await edit({ answers: { 'POST /staff/campaigns/save': 'lost' } })
  await part(0).click()
  await field('activity.code').fill('autumn-talk')
  await page.getByRole('button', { name: 'Save now' }).click()
  await shows('.editor-status', 'Not saved yet, trying again')
  const unsaved = Object.entries(sessionStorage).find(([key]) => key.includes('editor'))
  expect(unsaved?.[1]).toContain('autumn-talk')
  serve({ 'POST /staff/campaigns/save': { data: savedAs(5) } })
  await saveNow()
  expect(Object.keys(sessionStorage).filter((key) => key.includes('editor'))).toEqual([])
})

test('what was stored in the tab before is shown and stored again', async () => {
  const earlier = { ...draftDocument, activity: { ...draftDocument.activity, code: 'stored-talk' } }
  sessionStorage.setItem(
    `foyer-console.editor.${campaignId}`,
    JSON.stringify({ staff: sessionOf().id, base: 4, document: earlier }),
  )
  await edit()
  await expect.element(page.getByText('Your unsaved changes from before are here again.')).toBeVisible()
  await saveNow()
  expect(lastSaved()?.activity.code).toBe('stored-talk')
})

test('a newer revision is shown beside one\u2019s own, and keeping one\u2019s own is based on it', async () => {
  await edit({ answers: { 'POST /staff/campaigns/save': { data: newer } } })
  await part(0).click()
  await field('activity.code').fill('autumn-talk')
  await page.getByRole('button', { name: 'Save now' }).click()
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect
    .element(page.getByRole('row', { name: /Activity Title › English Spring talk Summer talk/ }))
    .toBeVisible()
  await expect
    .element(page.getByRole('row', { name: /Activity Code of the activity autumn-talk spring-talk/ }))
    .toBeVisible()
  serve({ 'POST /staff/campaigns/save': { data: savedAs(6) } })
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await saveNow()
  expect(saves().at(-1)).toMatchObject({ base: 5, document: { activity: { code: 'autumn-talk' } } })
})

test('the newer revision replaces one\u2019s own if the person chooses it', async () => {
  await edit({ answers: { 'POST /staff/campaigns/save': { data: newer } } })
  await part(0).click()
  await field('activity.code').fill('autumn-talk')
  await page.getByRole('button', { name: 'Save now' }).click()
  await page.getByRole('button', { name: 'Compare' }).click()
  await page.getByRole('button', { name: 'Use the newer one' }).click()
  await expect.element(field('activity.title.en-US')).toHaveValue('Summer talk')
  expect(saves()).toHaveLength(1)
})

test('while somebody else edits, the page is for reading, until the person takes over knowingly', async () => {
  await edit({ answers: { 'POST /staff/campaigns/lock': { data: lockOf(false) } } })
  await expect.element(page.getByText('Wong Siu Ming is editing')).toBeVisible()
  await expect.element(field('page.blocks[0].title.en-US')).toHaveAttribute('readonly')
  expect(document.querySelector('.part-add')).toBeNull()
  await page.getByRole('button', { name: 'Take over' }).click()
  serve({ 'POST /staff/campaigns/lock': { data: lockOf(true) } })
  await page.getByRole('dialog').getByRole('button', { name: 'Take over' }).click()
  await expect.element(page.getByRole('button', { name: 'Add a block' })).toBeVisible()
  expect(bodiesOf('POST /staff/campaigns/lock').at(-1)).toEqual({ id: campaignId, from: lockOf(false).lock.by.id })
})

test('a member of staff who may not edit requests no lease', async () => {
  await edit({
    session: sessionOf('auditor'),
    answers: { 'POST /staff/campaigns/open': { data: { ...campaign, acts: [] } } },
  })
  await expect.element(page.getByText('This campaign cannot be edited now')).toBeVisible()
  expect(bodiesOf('POST /staff/campaigns/lock')).toEqual([])
})
