import { tablesOf } from '@foyer/api/text-catalogues'
import { catalogues } from '../../texts/catalogues.generated.ts'
import type { Placeholders } from '../../texts/placeholders.generated.ts'

/**
 * Names the text table of a module. A table or a key that the catalogues lack does not compile (A1). The build writes each
 * into its module.
 */
export const table = /* @__PURE__ */ tablesOf<(typeof catalogues)['zh-CN'], Placeholders>(catalogues)
