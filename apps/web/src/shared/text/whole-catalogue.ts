import { completeCatalogues } from '@foyer/api/text-catalogues'
import enUS from '../../../texts/en-US.json' with { type: 'json' }
import zhCN from '../../../texts/zh-CN.json' with { type: 'json' }
import zhHK from '../../../texts/zh-HK.json' with { type: 'json' }
import type { Catalogue } from './catalogue.ts'
import type { Language } from './languages.ts'

/** All texts in all languages, for development and tests. The built client has loaded-catalogue.ts in its place. */
export const catalogue = completeCatalogues<Catalogue>({ 'zh-CN': zhCN, 'zh-HK': zhHK, 'en-US': enUS })

export const loadLanguage = (_language: Language): Promise<unknown> | undefined => undefined

export const loadOwnTexts = (): Promise<unknown> | undefined => undefined
