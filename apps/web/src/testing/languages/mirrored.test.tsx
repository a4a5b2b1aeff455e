import { inLanguage, languageName } from '@foyer/api/languages'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { brandName } from '../../shared/brand-name.ts'
import { formatCount } from '../../shared/format/count.ts'
import { formatDay, formatMonthDay, formatPeriod } from '../../shared/format/hong-kong-time.ts'
import { fillPlural } from '../../shared/format/plural.ts'
import { chooseLanguage, getLanguage, type Language } from '../../shared/text/language.ts'
import { languages } from '../../shared/text/languages.ts'
import { offeredLanguages } from '../../shared/text/offered-languages.ts'
import { textsIn } from '../../shared/text/table.ts'
import { openGalleryPart } from '../part.tsx'
import { openScreen } from '../screen.tsx'

const named = (name: string): Language => {
  const found = languages.find((language) => language === name)
  if (!found) throw new Error(`no language of tests is ${name}`)
  return found
}
const [japanese, arabic] = [named('ja-JP'), named('ar')]

const boxOf = (selector: string): DOMRect => {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`nothing matches ${selector}`)
  return element.getBoundingClientRect()
}
const middle = () => innerWidth / 2

test('The language menu offers a language that was added, in its own name, and shows the page in it', async () => {
  await openScreen('/', { language: 'en-US' })
  const menu = page.getByRole('combobox', { name: 'Language' })
  expect(offeredLanguages).toEqual(languages)
  await userEvent.selectOptions(menu.element(), languageName(arabic))
  expect([getLanguage(), document.documentElement.lang, document.documentElement.dir]).toEqual([arabic, arabic, 'rtl'])
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(textsIn('routes/home', arabic).title)
  await userEvent.selectOptions(menu.element(), 'zh-HK')
  expect(document.documentElement.dir).toBe('ltr')
})

test('An address names a language that was added, and no other', async () => {
  await openScreen('/?lang=ar', { language: 'en-US' })
  expect(getLanguage()).toBe(arabic)
  await openScreen('/?lang=fr', { language: 'en-US' })
  expect(getLanguage()).toBe('en-US')
})

test('Bar, tabs and cards are mirrored for a reader from right to left', async () => {
  await openScreen('/', { language: 'en-US' })
  const leftOf = (selector: string) => boxOf(selector).left + boxOf(selector).width / 2 < middle()
  const places = ['.brand', '.language-select', 'nav a:first-of-type', 'h1'] as const
  const before = places.slice(0, 3).map(leftOf)
  chooseLanguage(arabic)
  await expect.poll(() => document.documentElement.dir).toBe('rtl')
  expect(places.slice(0, 3).map(leftOf)).toEqual(before.map((isLeft) => !isLeft))
})

test('The arrow back points to the right and stands at the right, where lines begin', async () => {
  await openScreen('/loginPage', { language: arabic })
  expect(boxOf('.top-bar-back').left).toBeGreaterThan(middle())
  expect(new DOMMatrix(getComputedStyle(document.querySelector('.top-bar-back svg') as Element).transform).a).toBe(-1)
})

test('A phone number is typed from left to right, at the beginning of the line', async () => {
  await openScreen('/loginPage', { language: arabic })
  const { direction, textAlign } = getComputedStyle(document.querySelector('input[type=tel]') as Element)
  expect([direction, textAlign]).toEqual(['ltr', 'right'])
})

test('Progress grows from the right', async () => {
  await openGalleryPart('progress', { language: arabic })
  const [fill] = [...document.querySelectorAll<HTMLElement>('[role=progressbar] span[class*=fill]')]
  const track = fill?.parentElement?.getBoundingClientRect()
  const { right } = fill?.getBoundingClientRect() ?? { right: 0 }
  expect(right).toBeGreaterThanOrEqual((track?.right ?? 0) - 0.5)
})

test('The next slide of a carousel is at the left, and the left arrow key shows it', async () => {
  await openGalleryPart('swiper', { language: arabic })
  const slides = () => [...document.querySelectorAll('fieldset[aria-roledescription]')].slice(0, 2)
  const [first, second] = slides().map((slide) => slide.getBoundingClientRect().left)
  expect(second).toBeLessThan(first ?? 0)
  const button = document.querySelector<HTMLElement>('section[aria-roledescription] button[aria-current]')
  button?.focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => slides().map((slide) => slide.hasAttribute('inert'))).toEqual([true, false])
})

test('Days, numbers and plurals follow the language, with the digits of the exchange', () => {
  const at = Date.UTC(2026, 10, 2, 4)
  const intl = new Intl.DateTimeFormat('ar-u-nu-latn', { dateStyle: 'medium', timeZone: 'Asia/Hong_Kong' })
  expect(formatDay(arabic, at)).toBe(intl.format(at))
  expect(formatDay(arabic, at)).toMatch(/2026/)
  expect(formatMonthDay(japanese, at)).toBe('11月2日')
  expect(formatPeriod(japanese, at, at + 40 * 86_400_000)).toMatch(/^2026\/11\/02.2026\/12\/12$/)
  expect(formatCount(1_234_567)).toBe(new Intl.NumberFormat('ar-u-nu-latn').format(1_234_567))
  const days = '{n, plural, one {# a} two {# b} few {# c} many {# d} other {# e}}'
  expect([1, 2, 3, 11, 100].map((n) => fillPlural(days, n, arabic))).toEqual(['1 a', '2 b', '3 c', '11 d', '100 e'])
})

test('Content without a language that was added is shown in its fallback, and read in that language', async () => {
  const values = { 'zh-CN': '简', 'zh-HK': '繁', 'en-US': 'English' }
  expect(inLanguage(values, arabic)).toBe('English')
  expect(inLanguage({ ...values, [arabic]: 'عربي' }, arabic)).toBe('عربي')
  expect(inLanguage(brandName, japanese)).toBe(brandName['en-US'])
  await openScreen('/activityTemplate?code=first-account', { language: arabic })
  const rules = () => [...document.querySelectorAll('main li[lang], main p[lang]')]
  await expect.poll(() => rules().length).toBeGreaterThan(0)
  for (const rule of rules()) expect([rule.getAttribute('lang'), rule.getAttribute('dir')]).toEqual(['en-US', 'ltr'])
})
