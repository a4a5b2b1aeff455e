import type { CampaignScene, CampaignTheme } from '@foyer/api/campaign-themes'
import type { BlockKind } from '@foyer/api/page-content'
import type { Table, TableOf } from '@foyer/staff-interface/table'
import { table } from '../text/table.ts'
import type { ChoiceName, FieldName, ItemName } from './fields.ts'

export const text = table('editor')

export const kindLeads: TableOf<BlockKind> = table('editor.kindLeads')

export const fieldNames: TableOf<FieldName> = table('editor.fieldNames')

/** What a field is for, where its name does not say it. */
export const fieldHints: Table<Readonly<Partial<Record<FieldName, string>>>> = table('editor.fieldHints')

export const itemNames: TableOf<ItemName> = table('editor.itemNames')

export const themeNames: TableOf<CampaignTheme> = table('editor.themeNames')

export const sceneNames: TableOf<CampaignScene> = table('editor.sceneNames')

export const choiceNames: TableOf<ChoiceName> = table('editor.choiceNames')
