import { inLanguage } from '@foyer/api/languages'
import type { Language } from '../../text/languages.ts'
import { textsIn } from '../../text/table.ts'
import { blockOf } from '../blocks/block-of.ts'
import { useShown } from '../shown.ts'
import { text } from './text.ts'

/** Returns the label of the main action: the open stage's, else the author's, else the default. */
export const useJoinLabel = (language: Language): string => {
  const { detail, join } = useShown()
  const stage = detail.stages.find(({ id }) => id === join.stage)
  // the task was done on another page; this action only records it
  if (stage?.film && !join.place) return textsIn(text, language).record
  return inLanguage(stage?.action ?? blockOf(detail.blocks, 'join')?.label, language) ?? textsIn(text, language).join
}
