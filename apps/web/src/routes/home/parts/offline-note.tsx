import { pathTo } from '../../../platform/path-to.ts'
import { useActivities } from '../../../shared/activity/list/use-activities.ts'
import { formatMoment } from '../../../shared/format/hong-kong-time.ts'
import { useAge } from '../../../shared/server/stored-at.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { offlineIcon } from '../../../shared/ui/later-icons.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { text } from '../text.ts'

/** How old the activities are that a person without a network sees. */
export const OfflineNote = () => {
  const t = useText(text)
  const language = useLanguage()
  const { dataUpdatedAt } = useActivities()
  const age = useAge(pathTo('GET /activities'), dataUpdatedAt)
  if (age === undefined) return null
  return (
    <Notice tone="info" icon={offlineIcon} live>
      {fill(t.offline, { time: formatMoment(language, age) })}
    </Notice>
  )
}
