import type { DrawDetail, DrawStatus, DrawTask } from '@foyer/api/draws'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { useShown } from '../../../shared/activity/shown.ts'
import { formatNearMoment } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { checkIcon, forwardIcon } from '../../../shared/ui/later-icons.ts'
import * as styles from '../page.module.css'
import { useDrawStatus } from '../use-draw-status.ts'
import { chancesId } from './part-ids.ts'
import { text } from './text.ts'

type TaskProgress = DrawStatus['tasks'][number]

/** The person's progress in a task; undefined while it is unknown. */
const useTaskState = (task: TaskProgress | undefined): string | undefined => {
  const t = useText(text)
  const language = useLanguage()
  const { now } = useShown()
  if (!task) return undefined
  if (task.nextAt !== null) return fill(t.earnedToday, { time: formatNearMoment(language, task.nextAt, now) })
  if (task.isOpen) return t.canEarn
  return task.earned > 0 ? undefined : t.ended
}

const Task = ({ task, progress }: { task: DrawTask; progress: TaskProgress | undefined }) => {
  const t = useText(text)
  const state = useTaskState(progress)
  const earned = progress?.earned ?? 0
  return (
    <li className={earned > 0 ? `${styles.chance} ${styles.isEarned}` : styles.chance}>
      <span className={styles.chanceMark} aria-hidden="true">
        {earned > 0 ? <Icon path={checkIcon} size={18} /> : '+1'}
      </span>
      <div>
        <strong>{t[task]}</strong>
        <p>{t[`${task}How`]}</p>
        {progress && (
          <small className="numbers">
            {[earned > 0 && fill(t.earned, { n: earned }), state].filter(Boolean).join(' · ')}
          </small>
        )}
        {task === 'account_safety' && earned === 0 && (
          <a href="#/activitySecondTemplate?code=account-health">
            {t.toTasks}
            <Icon path={forwardIcon} mirrors size={18} />
          </a>
        )}
      </div>
    </li>
  )
}

/** The tasks that earn chances, which the headline panel counts, with the person's progress in each. */
export const Tasks = ({ draw }: { draw: DrawDetail }) => {
  const t = useText(text)
  const { data } = useDrawStatus()
  return (
    <Section title={t.tasks}>
      <div id={chancesId} tabIndex={-1} className={blocksStyles.card} data-chances="">
        <ul role="list">
          {draw.tasks.map((task) => (
            <Task key={task} task={task} progress={data?.tasks.find((one) => one.task === task)} />
          ))}
        </ul>
      </div>
    </Section>
  )
}
