import { type Answer, lost, refused, serve } from '@foyer/testing/browser'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import * as spinnerStyles from '../ui/spinner.module.css'
import * as selectorStyles from './selector.module.css'
import { hongKong } from './testing/entries.ts'
import {
  answering,
  areaButton,
  current,
  dialog,
  expectOnly,
  expectWholeList,
  field,
  group,
  listbox,
  openSelector,
  options,
  searches,
  textsOf,
} from './testing/selector.ts'

const alert = dialog.getByRole('alert')
const spinners = dialog.getByCss(`.${spinnerStyles.spinner}`)
const status = dialog.getByRole('status')
const refusedByCode = () => Response.json({ code: 500, msg: 'no', data: null })
const refusedByStatus = () => Response.json({ code: 400, msg: 'no', reason: 'invalid_request' }, { status: 400 })

test('C7 a refused search leaves the list unchanged, ends the spinner and shows no error', async () => {
  await openSelector({ answers: answering({ france: refusedByCode, brazil: refusedByStatus }) })
  await field.fill('japan')
  await expectOnly(/Japan/)
  for (const refusedSearch of ['france', 'brazil']) {
    await field.fill(refusedSearch)
    await expect.poll(searches).toContain(refusedSearch)
    await expect.poll(() => spinners.elements()).toEqual([])
    await expectOnly(/Japan/)
    expect(alert.elements()).toEqual([])
    await expect.element(status).toHaveTextContent('Results: 1')
  }
})

test('C7 C4 a refused list ends the spinner without an error, and opening the selector again requests the list again', async () => {
  await openSelector({ answers: answering({ '': refusedByCode }) })
  await expect.element(status).toHaveTextContent('No search results')
  expect(spinners.elements()).toEqual([])
  expect(alert.elements()).toEqual([])
  serve(answering({}))
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await areaButton.click()
  await expectWholeList()
})

const network = {
  'zh-CN': ['网络没有连上，请检查后重试。', '重试'],
  'zh-HK': ['網絡未能連線，請檢查後再試。', '重試'],
  'en-US': ['No connection. Check your network and try again.', 'Try again'],
} as const

for (const language of ['zh-CN', 'zh-HK', 'en-US'] as const) {
  const [message, retry] = network[language]

  test(`X3 C7 A1 in ${language} a search without a network shows an error with the list, and can be sent again`, async () => {
    await openSelector({ language, answers: answering({ '852': lost }) })
    await expect.element(options.first()).toBeVisible()
    await field.fill('852')
    await expect.element(alert).toMatchTextContent(message)
    await expectWholeList()
    expect(spinners.elements()).toEqual([])
    serve(answering({}))
    await dialog.getByRole('button', { name: retry }).click()
    await expectOnly(/852/)
    await expect.element(dialog.getByText(message)).not.toBeInTheDocument()
  })
}

const faults: readonly (readonly [what: string, answer: Answer, message: RegExp])[] = [
  ['HTTP 500 with HTML', () => new Response('<html>', { status: 500 }), /went wrong on our side/],
  ['a reply that is not JSON', () => new Response('not json'), /went wrong on our side/],
  [
    'a reply of another shape',
    () => Response.json({ code: 200, data: { all: [{ id: 'HK' }], often: [] } }),
    /went wrong on our side/,
  ],
  ['a failure of the server', refused('server_error'), /our side/],
]

for (const [what, answer, message] of faults)
  test(`X3 C7 the selector reports ${what} in place of the list, and Try again loads it`, async () => {
    await openSelector({ answers: answering({ '': answer }) })
    await expect.element(alert).toMatchTextContent(message)
    await expect.element(dialog.getByText('No search results')).not.toBeInTheDocument()
    expect(options.elements()).toEqual([])
    serve(answering({}))
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expectWholeList()
    await expect.element(listbox).toHaveFocus()
    expect(alert.elements()).toEqual([])
  })

test('X3 N3 a search without an answer for 60 s is aborted, and the selector shows that it took too long', async () => {
  await openSelector({ answers: answering({ japan: () => new Promise(() => undefined) }) })
  await expectWholeList()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await field.fill('japan')
  await vi.advanceTimersByTimeAsync(300)
  await expect.poll(searches).toEqual(['', 'japan'])
  await vi.advanceTimersByTimeAsync(59_000)
  await expect.element(dialog.getByCss(`.${selectorStyles.searchBox} .${spinnerStyles.spinner}`)).toBeVisible()
  expect(alert.elements()).toEqual([])
  await vi.advanceTimersByTimeAsync(1_000)
  await expect.element(alert).toMatchTextContent(/took too long/)
  await expect.element(options.first()).toHaveTextContent('Hong Kong+852')
})

test('X3 the error of a search disappears when another text is searched for', async () => {
  await openSelector({ answers: answering({ japan: lost }) })
  await field.fill('japan')
  await expect.element(dialog.getByText(/No connection/)).toBeVisible()
  await field.fill('france')
  await expect.element(dialog.getByText(/No connection/)).not.toBeInTheDocument()
  await expectOnly(/France/)
})

test('C8 an entry without an English name is shown with its Traditional name', async () => {
  const { nameEn: _, ...entry } = hongKong
  await openSelector({ answers: answering({ '': { code: 200, data: { all: [entry], often: [] } } }) })
  await expect.poll(() => textsOf(options)).toEqual(['香港+852'])
  expect(group('H').getByRole('option').elements()).toHaveLength(1)
  await expect.element(current).toHaveTextContent('香港+852')
})
