import { useText } from '@foyer/staff-interface/language'
import { text } from './text.ts'

/** How far a person has seen to a text in one language. */
export type TextState = 'missing' | 'converted' | 'outdated' | 'written'

const tones: Readonly<Record<TextState, string>> = {
  missing: 'badge-warn',
  converted: 'badge-brand',
  outdated: 'badge-warn',
  written: '',
}

/** What a text in one language still needs from a person; nothing once it is written. */
export const TextStateBadge = ({ state }: { state: TextState }) => {
  const t = useText(text)
  return state === 'written' ? null : <span className={`badge ${tones[state]}`}>{t[state]}</span>
}
