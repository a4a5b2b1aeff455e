import { table } from '../../text/table.ts'

export const text = table('shared/ui/countdown')

/** Stands between two units. */
export const between = { 'zh-CN': '', 'zh-HK': ' ', 'en-US': ', ' } as const
