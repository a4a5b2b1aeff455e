import { frames } from '@foyer/testing/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openForm, submit } from '../routes/loginPage/testing/form.ts'
import { text } from '../routes/loginPage/text.ts'
import { answers } from '../routes/selectLogin/testing/replies.ts'
import { path as accountPath } from '../routes/selectLogin/testing/steps.ts'
import { chooseLanguage } from '../shared/text/language.ts'
import { languages } from '../shared/text/languages.ts'
import { textsIn } from '../shared/text/table.ts'
import { appears } from '../testing/appears.ts'
import { openScreen } from '../testing/screen.tsx'
import { frameHtml } from './frame.ts'

afterEach(() => vi.restoreAllMocks())

const drawing = 'svg[viewBox="0 0 390 260"]'
const topOf = (element: Element) => element.getBoundingClientRect().top
const bottomOf = (element: Element) => element.getBoundingClientRect().bottom

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

test.each(['/loginPage', '/selectLogin', accountPath])(
  'The drawing of %s stays at least 16 px below title and lead, in every language',
  async (path) => {
    await openScreen(path, { viewer: path === '/loginPage' ? 'visitor' : 'registered', answers, size: [390, 844] })
    await appears(`${drawing} path`)
    for (const language of languages) {
      chooseLanguage(language)
      await frames(2)
      const bottoms = [...document.querySelectorAll('.welcome-hero > :is(h1, .lead)')].map(bottomOf)
      // the outermost arch; sky and floor fill the panel
      const tops = [...document.querySelectorAll(`${drawing} path[fill*="body"]`)].map(topOf)
      expect(Math.min(...tops) - Math.max(...bottoms), language).toBeGreaterThanOrEqual(16)
    }
  },
)

test('On a wide screen the form is beside the panel, and nothing of it is covered', async () => {
  await openScreen('/loginPage', { size: [1280, 800] })
  await appears(drawing)
  const panel = page.getByCss('.welcome-hero').element().getBoundingClientRect()
  const button = submit.element().getBoundingClientRect()
  expect([panel.left, panel.top, panel.height]).toEqual([0, 0, 800])
  expect(button.left).toBeGreaterThan(panel.right)
  expect(button.right).toBeLessThan(1280)
})

test('While a keyboard covers the foot of the page, the action is above it, and afterwards in its place', async () => {
  await openForm()
  await appears(drawing)
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
