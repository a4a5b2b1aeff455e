import { tablesOf } from '@foyer/api/text-catalogues'
import enUS from '../texts/en-US.json' with { type: 'json' }
import type { Placeholders } from '../texts/placeholders.generated.ts'
import zhCN from '../texts/zh-CN.json' with { type: 'json' }
import zhHK from '../texts/zh-HK.json' with { type: 'json' }

/** Names the text table of a module. A table or a key that the catalogues lack does not compile (A1). */
export const table = tablesOf<typeof zhCN, Placeholders>({ 'zh-CN': zhCN, 'zh-HK': zhHK, 'en-US': enUS })
