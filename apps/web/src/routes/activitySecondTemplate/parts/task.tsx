import { inLanguage } from '@foyer/api/languages'
import { useJoinLabel } from '../../../shared/activity/join/use-join-label.ts'
import { useShown } from '../../../shared/activity/shown.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { Mark } from './mark.tsx'
import type { StageShown } from './stage-shown.ts'
import { useReason } from './use-reason.ts'

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
          <strong>{inLanguage(stage.title, language)}</strong>
          <span className={styles.taskState}>{t[state]}</span>
        </div>
        <p>{inLanguage(stage.text, language)}</p>
        <small className="numbers">{useReason(shown)}</small>
        {state === 'open' && stage.quota && <small className="numbers">{fill(t.left, { ...stage.quota })}</small>}
        {join.isOffered && join.stage === stage.id && join.place && (
          <a className="button button-plain" href={`#${join.place}`}>
            {inLanguage(stage.action, language)}
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
