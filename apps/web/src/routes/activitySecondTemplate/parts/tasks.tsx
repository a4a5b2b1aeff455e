import { useShown } from '../../../shared/activity/shown.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { stagesShown } from './stage-shown.ts'
import { Task } from './task.tsx'

/** All stages with period, stock and state. */
export const Tasks = () => {
  const t = useText(text)
  const { detail, personalStatus } = useShown()
  const stages = stagesShown(detail, personalStatus.status)
  if (stages.length === 0) return null
  return (
    <section className={styles.tasks} aria-labelledby="tasks-title">
      <h2 id="tasks-title">{t.tasks}</h2>
      <ol role="list">
        {stages.map((shown, index) => (
          <Task key={shown.stage.id} shown={shown} number={index + 1} />
        ))}
      </ol>
    </section>
  )
}
