import { table } from '../text/table.ts'

export const text = table('behaviour')

/** Kinds of sources, as the server names them. */
export const sourceNames = table('behaviour.sourceNames')
