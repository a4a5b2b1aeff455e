import type { PreviewPerson } from '@foyer/api/preview'
import type { TableOf } from '@foyer/staff-interface/table'
import { table } from '../text/table.ts'

export const previewText = table('preview.previewText')

export const personNames: TableOf<PreviewPerson> = table('preview.personNames')
