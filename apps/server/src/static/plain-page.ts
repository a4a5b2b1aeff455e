import { brand } from '@foyer/api/brand'
import { inLanguage } from '@foyer/api/languages'
import { textsIn } from '@foyer/api/text-tables'
import { table } from '../texts.ts'
import { escaped } from './escaped.ts'

/** Shown if no client can show a text, in all languages at once, since the visitor's language is unknown. */
const text = table('static/plain-page')

const style =
  ':root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{max-width:30rem;margin:3rem auto;padding:0 1rem}'

/** A complete HTML page without scripts that shows one message in every offered language, and how to contact a person. */
export const plainPage = (subject: 'notBuilt' | 'notFound'): string => {
  const sections = brand.languages.map((language) => {
    const t = textsIn(text, language)
    return `<section lang="${language}"><h1>${t[subject]}</h1><p>${t[`${subject}Text`]} <a href="/">${t.home}</a></p></section>`
  })
  const names = new Set(brand.languages.map((language) => inLanguage(brand.shortName, language)))
  const contact = escaped(`${[...names].join(' ')} ${brand.hotline}`)
  const [first = 'zh-CN'] = brand.languages
  return `<!doctype html><html lang="${first}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(inLanguage(brand.shortName, first))}</title><style>${style}</style></head><body><main>${sections.join('')}</main><footer><p>${contact}</p></footer></body></html>`
}
