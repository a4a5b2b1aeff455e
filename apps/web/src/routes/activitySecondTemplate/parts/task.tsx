import { inLanguage } from '@foyer/api/languages'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { Mark } from './mark.tsx'
import type { StageShown } from './stage-shown.ts'
import { useReason } from './use-reason.ts'

/** One staged task. The panel at the bottom of the page has the button of the open one. */
export const Task = ({ shown, number }: { shown: StageShown; number: number }) => {
  const t = useText(text)
  const language = useLanguage()
  const { stage, state } = shown
  const reason = useReason(shown)
  return (
    <li className={styles.task} data-state={state}>
      <span className={`${styles.taskMark} numbers`} aria-hidden="true">
        <Mark state={state} number={number} />
      </span>
      <div>
        <strong>{inLanguage(stage.title, language)}</strong>
        <p>{inLanguage(stage.text, language)}</p>
        <small className="numbers">
          <b>{t[state]}</b>
          {reason && ` · ${reason}`}
        </small>
        {state === 'open' && stage.quota && <small className="numbers">{fill(t.left, { ...stage.quota })}</small>}
      </div>
    </li>
  )
}
