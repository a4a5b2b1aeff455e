import { afterEach, expect, test, vi } from 'vitest'
import { applyTheme } from './apply-theme.ts'

const setAttribute = vi.fn()
const getComputedStyle = vi.fn(() => ({ getPropertyValue: () => '#f4f6f9' }))

/** A page with the theme that the head script has set, if any. */
const pageWith = (theme?: string): DOMStringMap => {
  const dataset: DOMStringMap = theme === undefined ? {} : { theme }
  vi.stubGlobal('document', { documentElement: { dataset }, querySelector: () => ({ setAttribute }) })
  vi.stubGlobal('getComputedStyle', getComputedStyle)
  return dataset
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test.each([
  ['dark', false, 'dark'],
  ['light', true, 'light'],
  ['system', true, 'dark'],
  [null, false, 'light'],
])(
  'R33 the choice %s on a device that is dark (%s) gives the theme %s, and the bars its ground',
  (appearance, systemIsDark, theme) => {
    const dataset = pageWith()
    applyTheme(appearance, systemIsDark)
    expect(dataset.theme).toBe(theme)
    expect(setAttribute).toHaveBeenCalledExactlyOnceWith('content', '#f4f6f9')
  },
)

test('the colour of a theme that the page has already is not read again, which would lay out the first screen early', () => {
  pageWith('dark')
  applyTheme('dark', false)
  expect(getComputedStyle).not.toHaveBeenCalled()
})
