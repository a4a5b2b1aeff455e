import { pathTo } from '../../../platform/path-to.ts'
import { usePersonal } from '../../../shared/personal/use-personal.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { checkIcon } from '../../../shared/ui/later-icons.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** A mark that the person participates in an activity, as the server says. All marks share one call. */
export const JoinedMark = ({ number }: { number: number }) => {
  const t = useText(text)
  const { data } = usePersonal(pathTo('POST /user/activities/joined'), {})
  if (!data?.joined.includes(number)) return null
  return (
    <span className={styles.joinedMark}>
      <Icon path={checkIcon} size={16} />
      {t.joined}
    </span>
  )
}
