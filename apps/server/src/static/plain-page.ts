import { brand } from '@foyer/api/brand'
import type { Language } from '@foyer/api/content'
import { escaped } from './escaped.ts'

type Row = Readonly<Record<Language, { readonly title: string; readonly text: string }>>

/** Shown if no client can show a text, in all languages at once, since the visitor's language is unknown. */
const texts = {
  notBuilt: {
    'zh-CN': { title: '页面暂未就绪', text: '此服务器上尚未构建网页客户端。请运行 npm run build 后重新启动。' },
    'zh-HK': { title: '頁面暫未就緒', text: '此伺服器上尚未建立網頁客戶端。請執行 npm run build 後重新啟動。' },
    'en-US': {
      title: 'The page is not ready yet',
      text: 'The client has not been built on this server. Run npm run build, then start it again.',
    },
  },
  notFound: {
    'zh-CN': { title: '找不到这个页面', text: '链接可能已失效，或地址有误。' },
    'zh-HK': { title: '找不到這個頁面', text: '連結可能已失效，或網址有誤。' },
    'en-US': { title: 'We cannot find this page', text: 'The link may have expired or the address may be wrong.' },
  },
} as const satisfies Record<string, Row>

const home: Readonly<Record<Language, string>> = { 'zh-CN': '首页', 'zh-HK': '主頁', 'en-US': 'Home page' }

const style =
  ':root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{max-width:30rem;margin:3rem auto;padding:0 1rem}'

/** A complete HTML page without scripts that shows one message in every offered language, and how to contact a person. */
export const plainPage = (subject: keyof typeof texts): string => {
  const sections = brand.languages.map((language) => {
    const { title, text } = texts[subject][language]
    return `<section lang="${language}"><h1>${title}</h1><p>${text} <a href="/">${home[language]}</a></p></section>`
  })
  const names = new Set(brand.languages.map((language) => brand.shortName[language]))
  const contact = escaped(`${[...names].join(' ')} ${brand.hotline}`)
  const [first = 'zh-CN'] = brand.languages
  return `<!doctype html><html lang="${first}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(brand.shortName[first])}</title><style>${style}</style></head><body><main>${sections.join('')}</main><footer><p>${contact}</p></footer></body></html>`
}
