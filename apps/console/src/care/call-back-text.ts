import { table } from '../text/table.ts'

export const callBackText = table('care/call-back-text')
