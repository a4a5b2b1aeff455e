import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openForm, submit } from '../routes/loginPage/testing/form.ts'
import { text } from '../routes/loginPage/text.ts'
import { textsIn } from '../shared/text/table.ts'
import { appears } from '../testing/appears.ts'
import { openScreen } from '../testing/screen.tsx'
import { frameHtml } from './frame.ts'

afterEach(() => vi.restoreAllMocks())

const boxes = (scope: ParentNode) =>
  ['h1', '.lead'].map((part) => {
    const { x, y, width, height } = scope.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
    return [x, y, width, height].map(Math.round)
  })

test.each([
  [390, 844],
  [360, 640],
  [1280, 800],
] as const)(
  'The painted title and lead of the sign-in stay in place when the form arrives, at %i × %i',
  async (...size) => {
    await openScreen('/loginPage', { size })
    await appears('input[type=tel]')
    const app = document.getElementById('app')
    const arrived = boxes(app ?? document)
    const { title, lead } = textsIn(text, 'en-US')
    const painted = document.createElement('div')
    app?.before(painted)
    painted.id = 'app'
    app?.setAttribute('id', 'hidden')
    app?.style.setProperty('display', 'none')
    painted.innerHTML = frameHtml('welcome', title, lead, '', 'Back')
    const before = boxes(painted)
    painted.remove()
    app?.setAttribute('id', 'app')
    app?.style.removeProperty('display')
    expect(before).toEqual(arrived)
    expect(arrived[0]?.[2]).toBeGreaterThan(100)
  },
)

test('On a wide screen the form is beside the panel, and nothing of it is covered', async () => {
  await openScreen('/loginPage', { size: [1280, 800] })
  await appears('svg[viewBox="0 0 390 260"]')
  const panel = page.getByCss('.welcome-hero').element().getBoundingClientRect()
  const button = submit.element().getBoundingClientRect()
  expect([panel.left, panel.top, panel.height]).toEqual([0, 0, 800])
  expect(button.left).toBeGreaterThan(panel.right)
  expect(button.right).toBeLessThan(1280)
})

test('While a keyboard covers the foot of the page, the action is above it, and afterwards in its place', async () => {
  await openForm()
  await appears('svg[viewBox="0 0 390 260"]')
  const view = window.visualViewport
  if (!view) throw new Error('this browser has no visual viewport')
  const place = () => submit.element().getBoundingClientRect()
  const { top } = place()
  const height = vi.spyOn(view, 'height', 'get').mockReturnValue(500)
  view.dispatchEvent(new Event('resize'))
  await expect.poll(() => document.documentElement.dataset.keyboard).toBe('')
  expect(place().bottom).toBeLessThanOrEqual(500)
  height.mockRestore()
  view.dispatchEvent(new Event('resize'))
  await expect.poll(() => document.documentElement.dataset.keyboard).toBeUndefined()
  expect(place().top).toBe(top)
})
