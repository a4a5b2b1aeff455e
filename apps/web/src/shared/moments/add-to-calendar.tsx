import { copyText } from '../../platform/copy-text.ts'
import { canSaveFile, canShareFile, saveFile, shareFile } from '../../platform/save-file.ts'
import { brandName } from '../brand-name.ts'
import { formatHongKong } from '../format/hong-kong-time.ts'
import { useLanguage } from '../text/language.ts'
import { useText } from '../text/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import { showToast } from '../ui/toast.ts'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'
import { calendarIcon } from './icons.ts'
import * as styles from './moment.module.css'
import { text } from './text.ts'

interface AddToCalendarProps {
  event: CalendarEvent
  /** instead of “Add to calendar”, where the button stands alone */
  label?: string
  className?: string
  /** an icon alone, for a place beside the date */
  isIcon?: boolean
}

/**
 * Saves an event as a calendar file. In a host that ignores downloads its share sheet receives the file, or else the
 * date is copied.
 */
export const AddToCalendar = ({ event, label, className = styles.momentExtra, isIcon = false }: AddToCalendarProps) => {
  const t = useText(text)
  const language = useLanguage()
  const add = async () => {
    const content = calendarFile(event, brandName['en-US'], Date.now())
    const file = new File([content], 'event.ics', { type: 'text/calendar' })
    if (canSaveFile()) {
      saveFile(file)
      return showToast(t.calendarSaved)
    }
    if (canShareFile(file) && (await shareFile(file, event.title))) return
    const words = [event.title, formatHongKong(language, event.until), event.url].filter(Boolean).join('\n')
    showToast((await copyText(words)) ? t.calendarCopied : t.calendarFailed)
  }
  return (
    <button type="button" className={isIcon ? 'icon-button' : className} onClick={() => void add()}>
      <Icon path={calendarIcon} size={20} />
      <span className={isIcon ? 'visually-hidden' : undefined}>{label ?? t.calendar}</span>
    </button>
  )
}
