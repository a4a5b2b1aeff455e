import type { PageVariable } from '@foyer/api/staff/variables'
import type { TableOf } from '@foyer/staff-interface/table'
import { table } from '../text/table.ts'

/** The variables that a text of a page may name. */
export const variableNames: TableOf<PageVariable> = table('campaigns/variable-names')
