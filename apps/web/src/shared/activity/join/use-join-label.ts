import type { Language } from '../../text/languages.ts'
import { textsIn } from '../../text/table.ts'
import { blockOf } from '../blocks/block-of.ts'
import { useShown } from '../shown.ts'
import { text } from './text.ts'

/** What the main action says: the open stage's words, the author's, else ours. */
export const useJoinLabel = (language: Language): string => {
  const { detail, join } = useShown()
  const stage = detail.stages.find(({ id }) => id === join.stage)
  // what was done in its place is only recorded here
  if (stage?.film && !join.place) return textsIn(text, language).record
  return (stage?.action ?? blockOf(detail.blocks, 'join')?.label)?.[language] ?? textsIn(text, language).join
}
