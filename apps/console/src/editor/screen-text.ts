import { table } from '../text/table.ts'

export const screenText = table('editor/screen-text')
