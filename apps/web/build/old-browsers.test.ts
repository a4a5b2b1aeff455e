import { nearestLanguage } from '@foyer/api/nearest-language'
import { expect, test } from 'vitest'
import { oldBrowserScript } from './old-browsers.ts'
import { variants } from './variants.ts'

/** Runs the script in a browser without `structuredClone`. @returns the language of the page after it */
const languageOfNotice = (languages: readonly string[], search = '', stored: string | null = null): string => {
  const element = () => ({ appendChild: () => undefined, setAttribute: () => undefined })
  const document = {
    documentElement: { lang: '' },
    createElement: element,
    createTextNode: () => ({}),
    getElementById: element,
    querySelector: () => null,
  }
  const run = new Function(
    'window',
    'document',
    'navigator',
    'location',
    'localStorage',
    oldBrowserScript(variants.retail),
  )
  const location = { href: `https://client.example/${search}` }
  run({ HTMLDialogElement: 1 }, document, { languages, userAgent: 'Old' }, location, { getItem: () => stored })
  return document.documentElement.lang
}

const offered = variants.retail.brand.languages

test.each([
  ['zh-HK'],
  ['zh-TW'],
  ['zh-MO'],
  ['zh-Hant'],
  ['zh'],
  ['zh-CN'],
  ['zh-SG'],
  ['zh-Hans-HK'],
  ['en'],
  ['EN-au'],
  ['ja-JP'],
  ['fr-FR', 'zh-TW', 'en'],
  ['en-GB', 'zh-CN'],
  ['fr-FR', 'enm', 'zha', ''],
])(
  'SCREEN-1 A2 the notice to old browsers is in the language that the client would show to a browser that prefers %s',
  (...languages) => {
    expect(languageOfNotice(languages)).toBe(nearestLanguage(languages, offered) ?? offered[0])
  },
)

test('A2 O5 in the notice to old browsers the address takes precedence over the stored choice, and that over the browser’s language', () => {
  expect(languageOfNotice(['en-GB'], '', 'zh-HK')).toBe('zh-HK')
  expect(languageOfNotice(['en-GB'], '?lang=zh-CN', 'zh-HK')).toBe('zh-CN')
  expect(languageOfNotice(['en-GB'], '?lang=fr', 'fr')).toBe('en-US')
})
