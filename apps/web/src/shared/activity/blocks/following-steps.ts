import type { ActivityDetail } from '@foyer/api/activities'
import { inLanguage } from '@foyer/api/languages'
import type { Language } from '../../text/languages.ts'
import { blockOf } from './block-of.ts'

/** The published steps that follow the join, which has the name of its button; none where no step has it. */
export const followingSteps = ({ blocks }: ActivityDetail, language: Language): string[] => {
  const label = blockOf(blocks, 'join')?.label
  const titles = blockOf(blocks, 'steps')?.steps.map(({ title }) => inLanguage(title, language)) ?? []
  const joined = titles.indexOf(inLanguage(label, language) ?? '')
  return joined < 0 ? [] : titles.slice(joined + 1)
}
