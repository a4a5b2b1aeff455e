import { useJoinLabel } from '../../../shared/activity/join/use-join-label.ts'
import { useShown } from '../../../shared/activity/shown.ts'
import { formatMoment } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { checkIcon } from '../../../shared/ui/later-icons.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { lockIcon } from './icons.ts'
import type { StageShown } from './stage-shown.ts'

/** The reason for the state of a task, and its end. */
const useReason = ({ stage, state, participation }: StageShown): string => {
  const t = useText(text)
  const language = useLanguage()
  const at = (moment: number) => ({ time: formatMoment(language, moment) })
  switch (state) {
    case 'done':
      return participation ? fill(t.reference, { ...participation, ...at(participation.joinedAt) }) : t.done
    case 'upcoming':
      return fill(t.opens, at(stage.opensAt))
    case 'locked':
      return t.previous
    case 'ended':
      return fill(t.closed, at(stage.closesAt))
    default:
      return fill(t.closes, at(stage.closesAt))
  }
}

const Mark = ({ state, number }: { state: StageShown['state']; number: number }) => {
  if (state === 'done') return <Icon path={checkIcon} size={20} />
  if (state === 'locked' || state === 'upcoming') return <Icon path={lockIcon} size={18} />
  return number
}

/** One staged task. The open task has a button; the panel at the bottom of the page has the same button. */
export const Task = ({ shown, number }: { shown: StageShown; number: number }) => {
  const t = useText(text)
  const language = useLanguage()
  const { join } = useShown()
  const label = useJoinLabel(language)
  const { stage, state } = shown
  return (
    <li className={styles.task} data-state={state}>
      <span className={`${styles.taskMark} numbers`} aria-hidden="true">
        <Mark state={state} number={number} />
      </span>
      <div>
        <div className={styles.taskHead}>
          <strong>{stage.title[language]}</strong>
          <span className={styles.taskState}>{t[state]}</span>
        </div>
        <p>{stage.text[language]}</p>
        <small className="numbers">{useReason(shown)}</small>
        {state === 'open' && stage.quota && <small className="numbers">{fill(t.left, { ...stage.quota })}</small>}
        {join.isOffered && join.stage === stage.id && join.place && (
          <a className="button button-plain" href={`#${join.place}`}>
            {stage.action[language]}
          </a>
        )}
        {join.isOffered && join.stage === stage.id && !join.place && (
          <Button look="plain" blocked={!join.canStart} busy={join.isBusy} onClick={join.start}>
            {label}
          </Button>
        )}
      </div>
    </li>
  )
}
