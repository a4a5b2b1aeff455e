import { useShown } from '../../../shared/activity/shown.ts'
import { formatNearMoment } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from '../text.ts'
import type { StageShown } from './stage-shown.ts'

/** The reason for the state of a stage, and its end. */
export const useReason = (shown: StageShown | undefined): string => {
  const t = useText(text)
  const language = useLanguage()
  const { now } = useShown()
  if (!shown) return ''
  const { stage, state, participation, isMissed } = shown
  // a line does not end inside a time
  const at = (moment: number) => ({ time: formatNearMoment(language, moment, now).replaceAll(' ', '\u00a0') })
  switch (state) {
    case 'done':
      return participation ? fill(t.reference, { ...participation, ...at(participation.joinedAt) }) : ''
    case 'upcoming':
      return fill(t.opens, at(stage.opensAt))
    case 'locked':
      return isMissed ? t.missed : t.previous
    case 'ended':
      return fill(t.closed, at(stage.closesAt))
    case 'sold_out':
      return fill(t.returned, at(stage.closesAt))
    default:
      return fill(t.closes, at(stage.closesAt))
  }
}
