import { inLanguage } from '@foyer/api/languages'
import { useShown } from '../../../shared/activity/shown.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { Mark } from './mark.tsx'
import { stagesShown } from './stage-shown.ts'
import { useReason } from './use-reason.ts'

/** The way through the stages, as far as the person has come, and the step that follows. */
export const StagePath = () => {
  const t = useText(text)
  const language = useLanguage()
  const { detail, personalStatus } = useShown()
  const stages = stagesShown(detail, personalStatus.status)
  const next = stages.find(({ state }) => state === 'open') ?? stages.find(({ state }) => state !== 'done')
  const reason = useReason(next)
  if (stages.length === 0) return null
  const task = inLanguage(next?.stage.title, language) ?? t.allDone
  const isAhead = next && next.state !== 'ended'
  const done = stages.filter(({ state }) => state === 'done').length
  return (
    <div className={styles.way}>
      <div className={styles.tasksProgress} aria-hidden="true">
        {stages.map(({ stage, state }, index) => (
          <span key={stage.id} className={state === 'done' ? styles.isDone : undefined} data-state={state}>
            <span className={`${styles.taskMark} numbers`}>
              {state === 'done' ? <Mark state={state} number={index + 1} /> : index + 1}
            </span>
          </span>
        ))}
      </div>
      <p className={styles.wayNext}>
        <strong className="numbers">{fill(t.progress, { done, all: stages.length })}</strong>
        {/* the list below names the open task, and the line below the card has its end */}
        {next?.state === 'open' && next.stage.film ? (
          <small>{t.recorded}</small>
        ) : (
          <span>{isAhead ? fill(t.step, { task }) : task}</span>
        )}
        {next && next.state !== 'open' && <small className="numbers">{`${t[next.state]} · ${reason}`}</small>}
      </p>
    </div>
  )
}
