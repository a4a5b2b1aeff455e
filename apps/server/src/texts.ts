import { tablesOf } from '@foyer/api/text-catalogues'
import { catalogues } from '../texts/catalogues.generated.ts'
import type { Placeholders } from '../texts/placeholders.generated.ts'

/** Names the text table of a module. A table or a key that the catalogues lack does not compile (A1). */
export const table = tablesOf<(typeof catalogues)['zh-CN'], Placeholders>(catalogues)
